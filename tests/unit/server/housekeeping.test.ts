import { beforeEach, expect, it } from "vitest";
import { createAccountToken } from "~/features/accounts/tokens.server";
import { db } from "~/server/db.server";
import { tidyUp } from "~/server/housekeeping.server";
import { resetDatabase } from "../../support/database";
import { makePerson } from "../../support/people";
import { signedInAs } from "../../support/requests";

beforeEach(resetDatabase);

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

async function fill() {
  const { id } = await makePerson("client", "sara@riad.example");
  await signedInAs(id);
  await createAccountToken(db, { profileId: id, kind: "invitation", email: "sara@riad.example" });
  await db.keptInput.create({ data: { token_hash: "h", path: "/", fields: [], expires_at: ago(-1) } });
  await db.submissionDigest.create({ data: { digest: "d", target_id: id, expires_at: ago(-1) } });
  await db.rateLimiterFlexible.create({ data: { key: "k", points: 1, expire: ago(-1) } });
  await db.job.create({ data: { kind: "waiting" } });
  await db.job.create({ data: { kind: "failed", failed_at: ago(29) } });
}

const counts = () =>
  Promise.all([
    db.session.count(),
    db.accountToken.count(),
    db.keptInput.count(),
    db.submissionDigest.count(),
    db.rateLimiterFlexible.count(),
    db.job.count(),
  ]);

it("leaves what is still of use", async () => {
  await fill();
  await tidyUp();
  expect(await counts()).toEqual([1, 1, 1, 1, 1, 2]);
});

it("removes what time has made useless, and never a job that is to be done", async () => {
  await fill();
  const over = { data: { expires_at: ago(1) } };
  const longOver = { data: { expires_at: ago(31) } };
  await db.session.updateMany(over);
  await db.accountToken.updateMany(longOver);
  await db.keptInput.updateMany(over);
  await db.submissionDigest.updateMany(over);
  await db.rateLimiterFlexible.updateMany({ data: { expire: ago(1) } });
  await db.job.updateMany({ where: { kind: "failed" }, data: { failed_at: ago(31) } });
  await db.job.updateMany({ data: { created_at: ago(400), run_at: ago(400) } });
  await tidyUp();
  expect(await counts()).toEqual([0, 0, 0, 0, 0, 1]);
  expect(await db.job.findFirst()).toMatchObject({ kind: "waiting" });
});

it("clears the room of what has changed much, and of nothing else", async () => {
  const dead = async () => {
    // Counts are told a second late otherwise.
    await db.$queryRaw`SELECT pg_stat_force_next_flush()::text`;
    const rows = await db.$queryRaw<{ dead: number }[]>`
      SELECT n_dead_tup::int AS dead FROM pg_stat_user_tables WHERE relname = 'jobs'`;
    return rows[0]?.dead;
  };
  await tidyUp();
  await db.job.createMany({ data: Array.from({ length: 200 }, () => ({ kind: "waiting" })) });
  await db.job.updateMany({ data: { kind: "renamed" } });
  expect(await dead()).toBeGreaterThan(150);
  await tidyUp();
  expect(await dead()).toBe(0);
  await db.job.updateMany({ data: { kind: "renamed again" }, limit: 10 });
  await tidyUp();
  expect(await dead()).toBeGreaterThan(0);
});
