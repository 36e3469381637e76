import { beforeEach, expect, it } from "vitest";
import { db } from "~/server/db/db.server";
import { rateLimit, tooMany } from "~/server/http/rate-limit.server";
import { resetDatabase } from "../../support/database";

beforeEach(resetDatabase);

it("lets the allowed number through, then says how long to wait, and never touches another key", async () => {
  const limit = rateLimit({ name: "test-limit", points: 3, seconds: 600 });
  for (let attempt = 0; attempt < 3; attempt += 1) expect(await limit.consume("a")).toBeNull();
  const wait = await limit.consume("a");
  expect(wait).toBeGreaterThan(590);
  expect(wait).toBeLessThanOrEqual(600);
  expect(await limit.consume("b")).toBeNull();
});

it("counts parallel attempts one by one", async () => {
  const limit = rateLimit({ name: "test-parallel", points: 10, seconds: 600 });
  const waits = await Promise.all(Array.from({ length: 30 }, () => limit.consume("a")));
  expect(waits.filter((wait) => wait === null)).toHaveLength(10);
});

it("starts over after a reset", async () => {
  const limit = rateLimit({ name: "test-reset", points: 1, seconds: 600 });
  await limit.consume("a");
  await limit.reset("a");
  expect(await limit.consume("a")).toBeNull();
});

it("counts a window that was opened while the clock was years ahead as none", async () => {
  const limit = rateLimit({ name: "test-ahead", points: 2, seconds: 600 });
  for (let attempt = 0; attempt < 3; attempt += 1) await limit.consume("a");
  const expire = new Date(Date.now() + 1500 * 86_400_000);
  await db.rateLimit.updateMany({ data: { expire } });
  expect(await limit.consume("a")).toBeNull();
  expect(await limit.consume("a")).toBeNull();
  expect(await limit.consume("a")).toBeLessThanOrEqual(600);
  // Not used up yet either: the few tries left would have to last for years.
  await limit.reset("a");
  await limit.consume("a");
  await db.rateLimit.updateMany({ data: { expire } });
  for (let attempt = 0; attempt < 2; attempt += 1) expect(await limit.consume("a")).toBeNull();
});

it("names the wait in minutes", () => {
  const sentences = [5, 60, 61, 900].map((seconds) => tooMany("Trop.", seconds).userMessage);
  expect(sentences).toEqual(
    ["une minute", "une minute", "2 minutes", "15 minutes"].map((wait) => `Trop. Réessayez dans ${wait}.`),
  );
});
