import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { action as auth } from "~/routes/_site.auth/route";
import { action as forgot } from "~/routes/_site.auth_.forgot/route";
import { withMinDuration } from "~/server/core/min-duration.server";
import { unknownHash } from "~/server/crypto/password.server";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { postArgs } from "../support/requests";

// How long an answer takes tells nothing where the slow work is the same, and what is quick is waited for: as long as a
// site waits.
vi.hoisted(() => vi.stubEnv("PAUSE_SCALE", undefined));

const KNOWN = "sara@riad.example";
const UNKNOWN = "personne@riad.example";
const PASSWORD = "trois-oranges-amères";

beforeEach(async () => {
  await resetDatabase();
  await makePerson("client", KNOWN, { password: PASSWORD });
  // Made when the site starts.
  await unknownHash();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** The costs of the password hashes and the waits of a tenth of a second and more that some work takes. */
async function workOf(work: () => Promise<unknown>) {
  const hashes = vi.spyOn(crypto, "scrypt");
  syncBuiltinESMExports();
  const timers = vi.spyOn(globalThis, "setTimeout");
  await work();
  const costs = hashes.mock.calls.map(([, , keyBytes, options]) => JSON.stringify([keyBytes, options]));
  const waits = timers.mock.calls.map(([, ms]) => ms ?? 0).filter((ms) => ms >= 100 && ms <= 1000);
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  return { costs, waits };
}

const signIn = (email: string) => auth(postArgs("/auth", { intent: "sign-in", email, password: "faux-mot" }));
const signUp = (email: string) => {
  const fields = { full_name: "Sara", email, password: PASSWORD, password_confirmation: PASSWORD };
  return auth(postArgs("/auth", { intent: "sign-up", ...fields }));
};
const ask = (email: string) => forgot(postArgs("/auth/forgot", { email }));

it.each([
  ["a wrong password", signIn, { hashes: 1, waits: [] }],
  ["a sign-up", signUp, { hashes: 1, waits: [500] }],
  ["a forgotten password", ask, { hashes: 0, waits: [300] }],
])("%s is the same work for known and unknown addresses", async (_, post, { hashes, waits }) => {
  const known = await workOf(() => post(KNOWN));
  expect(known).toEqual(await workOf(() => post(UNKNOWN)));
  expect([known.costs.length, known.waits]).toEqual([hashes, waits]);
});

it("what is waited for ends neither before the work nor before its time", async () => {
  vi.useFakeTimers();
  let end = (_: string) => {};
  const ended: string[] = [];
  void withMinDuration(300, Promise.resolve("quick")).then((word) => ended.push(word));
  void withMinDuration(300, new Promise<string>((resolve) => (end = resolve))).then((word) => ended.push(word));
  await vi.advanceTimersByTimeAsync(299);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toEqual(["quick"]);
  end("slow");
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toEqual(["quick", "slow"]);
});
