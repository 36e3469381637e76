import { beforeEach, describe, expect, it } from "vitest";
import { closeDatabase, db, openDatabase } from "~/server/db/db.server";
import { countError, flushErrors, GROUPS_KEPT } from "~/server/watching/error-groups.server";
import { resetDatabase } from "../../../support/database";

beforeEach(async () => {
  await flushErrors();
  await resetDatabase();
});

const line = (message: string, more: object = {}) => ({ event: "unexpected-error", err: new Error(message), ...more });
const stored = async () => {
  await flushErrors();
  return db.errorGroup.findMany({ orderBy: { last_at: "desc" } });
};

describe("errors", () => {
  it("that are alike are counted as one, with the first and the last time and the newest references", async () => {
    for (let visitor = 100; visitor < 112; visitor += 1) {
      countError(
        line(`No lead ${visitor} of "k${visitor}@riad.example"`, { path: "/contact", reference: `R-${visitor}` }),
      );
    }
    const [group, ...others] = await stored();
    expect(others).toEqual([]);
    expect(group).toMatchObject({ count: 12, message: "Error: No lead # of …", path: "/contact" });
    expect(group?.references).toEqual(Array.from({ length: 10 }, (_, index) => `R-${111 - index}`));
    expect(group?.place).toContain("error-groups.test.ts");

    countError(line("No lead 7777 of somebody@else.example", { reference: "R-NEW" }));
    const [again] = await stored();
    expect(again).toMatchObject({ count: 13, first_at: group?.first_at });
    expect(again?.references.slice(0, 2)).toEqual(["R-NEW", "R-111"]);
    expect(again?.last_at.getTime()).toBeGreaterThanOrEqual(group!.last_at.getTime());
  });

  it("keep nothing of what anybody typed", async () => {
    const token = "b".repeat(43);
    countError(
      line('\nInvalid `db.profile.create()` invocation:\n\nKey (email)=(omar@tazi.example) of "Omar Tazi" 0661234567', {
        path: `/devis/${token}`,
      }),
    );
    const text = JSON.stringify(await stored());
    for (const typed of ["omar", "Omar", "tazi", "0661234567", token]) expect(text).not.toContain(typed);
  });

  it("told twice on their way out are counted once", async () => {
    const err = new Error("Once");
    countError({ event: "job-failed", err });
    countError({ event: "unexpected-error", err });
    expect(await stored()).toMatchObject([{ count: 1 }]);
  });

  it("are kept in memory while the database is away, and stored with what came since", async () => {
    const away = (reference: string) => countError(line("Away", { reference }));
    away("ONE");
    await closeDatabase();
    await expect(flushErrors()).rejects.toThrow();
    away("TWO");
    await openDatabase();
    expect(await stored()).toMatchObject([{ count: 2, references: ["TWO", "ONE"] }]);
  });

  it("of a hundred kinds are kept, those that came last", async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let kind = 0; kind < 60; kind += 1) countError({ event: `kind-${round}-${kind}` });
      await flushErrors();
    }
    const kept = await stored();
    expect(kept).toHaveLength(GROUPS_KEPT);
    expect(kept.filter(({ event }) => event.startsWith("kind-1-"))).toHaveLength(60);
  });
});
