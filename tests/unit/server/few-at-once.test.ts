import { expect, it } from "vitest";
import { fewAtOnce } from "~/server/few-at-once.server";

/** Work that goes on until it is ended from outside. */
function makeWork() {
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  return { begun, work, endNext: () => ends.shift()?.() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it("lets two of one address run at a time, in their order, while another's begins at once", async () => {
  const inTurn = fewAtOnce(2);
  const { begun, work, endNext } = makeWork();
  const all = ["a1", "a2", "a3", "a4"].map((name) => inTurn("a", work(name)));
  all.push(inTurn("b", work("b1")));
  await settled();
  expect(begun).toEqual(["a1", "a2", "b1"]);
  endNext();
  await settled();
  expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
  for (let n = 0; n < 4; n += 1) {
    endNext();
    await settled();
  }
  expect(await Promise.all(all)).toEqual(["a1", "a2", "a3", "a4", "b1"]);
});

it("gives the turn on when work fails", async () => {
  const inTurn = fewAtOnce(1);
  const failed = inTurn("a", () => Promise.reject(new Error("no")));
  const next = inTurn("a", async () => "yes");
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("yes");
  expect(await inTurn("a", async () => "again")).toBe("again");
});

it("makes nobody wait whose address is unknown", async () => {
  const inTurn = fewAtOnce(1);
  const { begun, work, endNext } = makeWork();
  const all = [inTurn(null, work("x1")), inTurn(null, work("x2"))];
  expect(begun).toEqual(["x1", "x2"]);
  endNext();
  endNext();
  expect(await Promise.all(all)).toEqual(["x1", "x2"]);
});
