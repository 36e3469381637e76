import { expect, it } from "vitest";
import { keyedConcurrencyLimit, QueueFullError } from "~/server/core/keyed-concurrency-limit.server";

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

const WIDE = { running: 100, runningOfOne: 2, waiting: 100, waitingOfOne: 100 };

const settled = () => new Promise((resolve) => setImmediate(resolve));

it("lets two of one address run at a time, in their order, while another's begins at once", async () => {
  const inTurn = keyedConcurrencyLimit(WIDE);
  const { begun, work, endNext } = makeWork();
  const all = ["a1", "a2", "a3", "a4"].map((name) => inTurn({ key: "a" }, work(name)));
  all.push(inTurn({ key: "b" }, work("b1")));
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

it("gives addresses their turns one after the other, however many stand in line of one of them", async () => {
  const inTurn = keyedConcurrencyLimit({ ...WIDE, running: 1 });
  const { begun, work, endNext } = makeWork();
  for (const name of ["a1", "a2", "a3", "a4", "b1", "b2", "c1"]) void inTurn({ key: name[0]! }, work(name));
  for (let n = 0; n < 7; n += 1) {
    await settled();
    endNext();
  }
  expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
});

it("refuses who stands last in a line that is full, of one or of all", async () => {
  const inTurn = keyedConcurrencyLimit({ running: 1, runningOfOne: 1, waiting: 4, waitingOfOne: 3 });
  const { begun, work, endNext } = makeWork();
  const ends: string[] = [];
  const ask = (name: string) =>
    inTurn({ key: name[0]! }, work(name)).then(
      () => ends.push(name),
      (error: unknown) => ends.push(`${name} ${error instanceof QueueFullError}`),
    );
  const all = ["a1", "a2", "a3", "a4", "a5"].map(ask);
  await settled();
  expect(ends).toEqual(["a5 true"]);
  all.push(ask("b1"));
  // All lines are full now: the longest gives a place to whoever has none, and to nobody who has one.
  all.push(ask("c1"), ask("b2"));
  await settled();
  expect(ends.slice(1).sort()).toEqual(["a4 true", "b2 true"]);
  for (let n = 0; n < 5; n += 1) {
    endNext();
    await settled();
  }
  await Promise.all(all);
  expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3"]);
});

it("does no work for whoever has gone, and leaves his place in the line to another at once", async () => {
  const inTurn = keyedConcurrencyLimit({ runningOfOne: 1, waitingOfOne: 1 });
  const { begun, work, endNext } = makeWork();
  const leaving = new AbortController();
  const first = inTurn({ key: "a" }, work("a1"));
  const left = inTurn({ key: "a", signal: leaving.signal }, work("a2"));
  leaving.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  const next = inTurn({ key: "a" }, work("a3"));
  endNext();
  await settled();
  endNext();
  expect(await Promise.all([first, next])).toEqual(["a1", "a3"]);
  await expect(inTurn({ key: "a", signal: leaving.signal }, work("a4"))).rejects.toThrow("gone");
  expect(begun).toEqual(["a1", "a3"]);
});

it("gives the turn on when work fails", async () => {
  const inTurn = keyedConcurrencyLimit({ ...WIDE, running: 1 });
  const failed = inTurn({ key: "a" }, () => Promise.reject(new Error("no")));
  const next = inTurn({ key: "a" }, async () => "yes");
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("yes");
  expect(await inTurn({ key: "a" }, async () => "again")).toBe("again");
});

it("tells nobody apart whose address is unknown", async () => {
  const inTurn = keyedConcurrencyLimit({ ...WIDE, runningOfOne: 1 });
  const { begun, work, endNext } = makeWork();
  const all = [inTurn({ key: null }, work("x1")), inTurn({ key: null }, work("x2"))];
  expect(begun).toEqual(["x1", "x2"]);
  endNext();
  endNext();
  expect(await Promise.all(all)).toEqual(["x1", "x2"]);
});
