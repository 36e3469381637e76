import { expect, it } from "vitest";
import { oncePerRequest, requestContext, runInRequestContext } from "~/server/core/request-context.server";

it("asks once a request for the same thing, and anew for the next one", async () => {
  let asked = 0;
  const ask = () => oncePerRequest("reader", async () => ++asked);
  const twice = () => Promise.all([ask(), ask()]);
  const both = await Promise.all(["a", "b"].map((requestId) => runInRequestContext({ requestId }, twice)));
  expect(both.map((answers) => new Set(answers).size)).toEqual([1, 1]);
  expect(asked).toBe(2);
});

it("asks each time outside of a request, where nothing ends what was known", async () => {
  let asked = 0;
  const ask = () => oncePerRequest("reader", async () => ++asked);
  expect([await ask(), await ask()]).toEqual([1, 2]);
});

it("lets the log name the request and nothing else", async () => {
  const told = runInRequestContext({ requestId: "a" }, async () => {
    await oncePerRequest("reader", async () => "secret");
    return requestContext();
  });
  expect(await told).toEqual({ requestId: "a" });
  expect(requestContext()).toEqual({});
});
