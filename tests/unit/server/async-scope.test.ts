import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { AsyncScope } from "~/server/core/async-scope.server";

test("a value goes along with the work done for it, and with no other", async () => {
  const scope = new AsyncScope<string>();
  const seen = await Promise.all(
    ["a", "b"].map((name) =>
      scope.run(name, async () => {
        await turn();
        return scope.get();
      }),
    ),
  );
  expect(seen).toEqual(["a", "b"]);
  expect(scope.get()).toBeUndefined();
});

test("work that ends, well or badly, leaves that of others its value", async () => {
  const scope = new AsyncScope<string>();
  let end = () => {};
  const long = scope.run("long", async () => {
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    return scope.get();
  });
  await scope.run("short", async () => {});
  await expect(scope.run("failing", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  end();
  expect(await long).toBe("long");
  expect(await scope.run("next", async () => scope.get())).toBe("next");
});
