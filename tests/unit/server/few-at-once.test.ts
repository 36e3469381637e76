import { expect, it } from "vitest";
import { fewAtOnce, TooManyWaitingError } from "~/server/few-at-once.server";

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

it("refuses who comes after so many that wait, and takes the next once one has begun", async () => {
  const inTurn = fewAtOnce(1, 2);
  const { begun, work, endNext } = makeWork();
  const all = ["1", "2", "3"].map((name) => inTurn("a", work(name)));
  await expect(inTurn("a", work("4"))).rejects.toThrow(TooManyWaitingError);
  endNext();
  await settled();
  all.push(inTurn("a", work("5")));
  for (let n = 0; n < 3; n += 1) {
    endNext();
    await settled();
  }
  expect(await Promise.all(all)).toEqual(["1", "2", "3", "5"]);
  expect(begun).toEqual(["1", "2", "3", "5"]);
});

it("does no work for whoever has gone, and leaves his place in the queue to another", async () => {
  const inTurn = fewAtOnce(1, 1);
  const { begun, work, endNext } = makeWork();
  const leaving = new AbortController();
  const first = inTurn("a", work("1"));
  const left = inTurn("a", work("2"), leaving.signal);
  leaving.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  const next = inTurn("a", work("3"));
  endNext();
  await settled();
  endNext();
  expect(await Promise.all([first, next])).toEqual(["1", "3"]);
  await expect(inTurn("a", work("4"), leaving.signal)).rejects.toThrow("gone");
  expect(begun).toEqual(["1", "3"]);
});
