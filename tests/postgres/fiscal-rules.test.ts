import { beforeEach, expect, test, vi } from "vitest";
import { takeVatRates } from "~/features/billing/identity/write.server";
import { takeRulesOfDay } from "~/features/billing/rules/write.server";
import { openMigratedServer } from "../support/migrated-server";
import { waitFor } from "../support/wait-for";

vi.setConfig({ testTimeout: 60_000 });

const DAY = "2026-11-24";
const STAMP = { kind: "stamp_duty_cash" } as const;

const { db } = await openMigratedServer();

beforeEach(async () => {
  await db.datedRule.updateMany({ where: STAMP, data: { used_at: null, value: 25 } });
});

/** Resolves once a session waits for the lock of another one. */
const someoneWaits = () =>
  waitFor(async () => {
    const [{ count }] = await db.$queryRaw<[{ count: number }]>`
      SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock'`;
    expect(count).toBe(1);
  });

const take = () => db.$transaction((tx) => takeRulesOfDay(tx, DAY, () => ["stamp_duty_cash"]));

test("a payment goes by what the owner has corrected, where both come at once", async () => {
  let taken: ReturnType<typeof take> | undefined;
  await db.$transaction(async (tx) => {
    await tx.datedRule.updateMany({ where: STAMP, data: { value: 50 } });
    taken = take();
    await someoneWaits();
  });
  expect((await taken)?.stamp_duty_cash).toMatchObject({ value: 50, isUsed: true });
});

test("the owner finds used what a payment goes by that is not committed yet", async () => {
  let found: Promise<{ used_at: Date | null }[]> | undefined;
  await db.$transaction(async (tx) => {
    await takeRulesOfDay(tx, DAY, () => ["stamp_duty_cash"]);
    found = db.$queryRaw`SELECT used_at FROM dated_rules WHERE kind = 'stamp_duty_cash' FOR UPDATE`.then(
      (rows) => rows as { used_at: Date | null }[],
    );
    await someoneWaits();
  });
  expect(await found).toEqual([{ used_at: expect.any(Date) }]);
});

test("of two payments at once both go by the rule, and it is marked once", async () => {
  await Promise.all([take(), take(), take(), take()]);
  expect(await db.datedRule.count({ where: { ...STAMP, used_at: { not: null } } })).toBe(1);
});

test("a rate that its owner deletes at once is not found by the document", async () => {
  await db.vatRate.create({ data: { rate_bp: 1400, valid_from: new Date("2026-01-01") } });
  let found: Promise<number> | undefined;
  await db.$transaction(async (tx) => {
    await tx.vatRate.deleteMany({ where: { rate_bp: 1400 } });
    found = db.$transaction(async (other) => {
      await takeVatRates(other, [{ vatRateBp: 1400 }], DAY);
      return other.vatRate.count({ where: { rate_bp: 1400 } });
    });
    await someoneWaits();
  });
  expect(await found).toBe(0);
});
