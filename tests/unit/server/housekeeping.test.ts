import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { createAccountLink } from "~/features/accounts/account-links.server";
import { chores } from "~/job-handlers.server";
import { db } from "~/server/db/db.server";
import { runHousekeeping, startHousekeeping } from "~/server/jobs/housekeeping.server";
import { resetDatabase } from "../../support/database";
import { makePerson } from "../../support/people";
import { signedInAs } from "../../support/requests";
import { waitFor } from "../../support/wait-for";

beforeEach(resetDatabase);

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

async function fill() {
  const { id } = await makePerson("client", "sara@riad.example");
  await signedInAs(id);
  await createAccountLink(db, { profileId: id, kind: "invitation", email: "sara@riad.example" });
  await db.formDraft.create({ data: { token_hash: "h", path: "/", fields: [], expires_at: ago(-1) } });
  await db.idempotencyKey.create({ data: { digest: "d", target_id: id, expires_at: ago(-1) } });
  await db.rateLimit.create({ data: { key: "k", points: 1, expire: ago(-1) } });
  await db.job.create({ data: { kind: "waiting" } });
  await db.job.create({ data: { kind: "failed", failed_at: ago(29) } });
}

const counts = () =>
  Promise.all([
    db.session.count(),
    db.link.count(),
    db.formDraft.count(),
    db.idempotencyKey.count(),
    db.rateLimit.count(),
    db.job.count(),
  ]);

it("leaves what is still of use", async () => {
  await fill();
  await runHousekeeping();
  expect(await counts()).toEqual([1, 1, 1, 1, 1, 2]);
});

it("removes what time has made useless, and never a job that is to be done", async () => {
  await fill();
  const over = { data: { expires_at: ago(1) } };
  const longOver = { data: { expires_at: ago(31) } };
  await db.session.updateMany(over);
  await db.link.updateMany(longOver);
  await db.formDraft.updateMany(over);
  await db.idempotencyKey.updateMany(over);
  await db.rateLimit.updateMany({ data: { expire: ago(1) } });
  await db.job.updateMany({ where: { kind: "failed" }, data: { failed_at: ago(31) } });
  await db.job.updateMany({ data: { created_at: ago(400), run_at: ago(400) } });
  await runHousekeeping();
  expect(await counts()).toEqual([0, 0, 0, 0, 0, 1]);
  expect(await db.job.findFirst()).toMatchObject({ kind: "waiting" });
});

it("forgets what decided about a day, what no figure shows any more, and codes of a year ago", async () => {
  const names = (daysAgo: number) => ({ day: ago(daysAgo), kind: "campaign", value: `c${daysAgo}` });
  await db.sourceValue.createMany({ data: [0, 1, 3, 40].map(names) });
  const views = { page: "/", referrer: "", campaign: "", views: 1 };
  await db.pageView.createMany({ data: [0, 365, 390, 400, 900].map((days) => ({ ...views, day: ago(days) })) });
  const clicks = { page: "/", campaign: "", way: "phone", clicks: 1 } as const;
  await db.contactClick.createMany({ data: [0, 390, 400].map((days) => ({ ...clicks, day: ago(days) })) });
  const counted = { name: "leads_by_page", key: "form new /", count: 1n };
  await db.rowCount.createMany({ data: [0, 390, 400].map((days) => ({ ...counted, at: ago(days) })) });
  await db.rowCount.create({ data: { name: "inquiries", key: "new", at: new Date(0), count: 3n } });
  await db.rowCount.create({ data: { name: "received_by_month", key: "MAD", at: ago(900), count: 120_000n } });
  const code = { page: "/", campaign: "" };
  await db.referenceCode.createMany({ data: [0, 360, 370].map((n) => ({ ...code, code: `C${n}`, day: ago(n) })) });
  await db.$executeRaw`
    INSERT INTO source_values (day, kind, value) SELECT date '2020-01-01', 'campaign', i::text
    FROM generate_series(1, 12000) AS i`;
  await runHousekeeping();
  for (const chore of chores) await chore();
  expect((await db.sourceValue.findMany()).map(({ value }) => value).sort()).toEqual(["c0", "c1"]);
  expect(await db.pageView.count()).toBe(3);
  const kept = await db.rowCount.count({ where: { name: { in: [counted.name, "inquiries", "received_by_month"] } } });
  expect([await db.contactClick.count(), kept]).toEqual([2, 4]);
  expect((await db.referenceCode.findMany()).map((row) => row.code).sort()).toEqual(["C0", "C360"]);
});

const YEARS = 1500;

/** Everything that was begun while the clock was years ahead, as it is found when the clock is right again. */
async function fillAhead() {
  await fill();
  const ahead = (column: string) => `${column} = ${column} + interval '${YEARS} days'`;
  const move = (table: string, ...columns: string[]) =>
    db.$executeRawUnsafe(`UPDATE ${table} SET ${columns.map(ahead).join(", ")}`);
  await move("sessions", "created_at", "last_seen_at", "expires_at");
  await move("links", "created_at", "expires_at");
  await move("form_drafts", "created_at", "expires_at");
  await move("idempotency_keys", "expires_at");
  await move("rate_limits", "expire");
  await move("jobs", "created_at", "run_at", "failed_at");
  await db.visitorDayMark.create({ data: { digest: "v", expires_at: ago(-YEARS) } });
}

it("lets what was begun while the clock was years ahead last as long as was meant, and forgets what only counts", async () => {
  await fillAhead();
  await db.job.create({ data: { kind: "put off", attempts: 3, run_at: ago(-YEARS) } });
  await db.job.create({ data: { kind: "meant for later", run_at: ago(-30) } });
  await runHousekeeping();
  expect(await counts()).toEqual([1, 1, 1, 0, 0, 4]);
  expect(await db.visitorDayMark.count()).toBe(0);
  const inDays = (date: Date) => Math.round((date.getTime() - Date.now()) / DAY_MS) + 0;
  const session = await db.session.findFirstOrThrow();
  expect([session.created_at, session.last_seen_at, session.expires_at].map(inDays)).toEqual([0, 0, 30]);
  expect(inDays((await db.link.findFirstOrThrow()).expires_at!)).toBe(7);
  expect(inDays((await db.formDraft.findFirstOrThrow()).expires_at)).toBe(1);
  const due = async (kind: string) => inDays((await db.job.findFirstOrThrow({ where: { kind } })).run_at);
  expect([await due("waiting"), await due("put off"), await due("meant for later")]).toEqual([0, 0, 30]);
  expect(inDays((await db.job.findFirstOrThrow({ where: { kind: "failed" } })).failed_at!)).toBe(0);
});

it("does so within a minute of the clock being set back", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "Date"], now: Date.now() + YEARS * DAY_MS });
  onTestFinished(() => void vi.useRealTimers());
  startHousekeeping();
  await fillAhead();
  vi.setSystemTime(Date.now() - YEARS * DAY_MS);
  vi.advanceTimersByTime(60_000);
  await waitFor(async () => expect(await db.rateLimit.count()).toBe(0));
});

it("clears the room of what has changed much, and of nothing else", async () => {
  const dead = async () => {
    // Counts are told a second late otherwise.
    await db.$queryRaw`SELECT pg_stat_force_next_flush()::text`;
    const rows = await db.$queryRaw<{ dead: number }[]>`
      SELECT n_dead_tup::int AS dead FROM pg_stat_user_tables WHERE relname = 'jobs'`;
    return rows[0]?.dead;
  };
  await runHousekeeping();
  await db.job.createMany({ data: Array.from({ length: 200 }, () => ({ kind: "waiting" })) });
  await db.job.updateMany({ data: { kind: "renamed" } });
  expect(await dead()).toBeGreaterThan(150);
  await runHousekeeping();
  expect(await dead()).toBe(0);
  await db.job.updateMany({ data: { kind: "renamed again" }, limit: 10 });
  await runHousekeeping();
  expect(await dead()).toBeGreaterThan(0);
});
