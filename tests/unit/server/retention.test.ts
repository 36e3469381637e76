import { expect, it } from "vitest";
import { madeAt, outdated } from "~/server/backup/retention";

const DAY_MS = 24 * 3_600_000;
const nameOf = (date: Date) => `${date.toISOString().replaceAll(/[-:.]/g, "")}-nightly.zellige.tar`;

it("keeps seven days, four weeks and twelve months of two years of nights, however they are thinned out", () => {
  let kept: string[] = [];
  let now = new Date("2026-01-01T02:30:00Z");
  for (let night = 0; night < 730; night += 1) {
    now = new Date(now.getTime() + DAY_MS);
    kept.push(nameOf(now));
    const gone = new Set(outdated(kept, now));
    kept = kept.filter((name) => !gone.has(name));
  }
  const days = kept.map((name) => madeAt(name)!.toISOString().slice(0, 10));
  expect(days.slice(-7)).toEqual(
    Array.from({ length: 7 }, (_, index) => new Date(now.getTime() - (6 - index) * DAY_MS).toISOString().slice(0, 10)),
  );
  expect(new Set(days.map((day) => day.slice(0, 7))).size).toBe(12);
  expect(kept.length).toBeLessThanOrEqual(7 + 4 + 12);
});

it("leaves what is dated ahead of now, and what is no archive", () => {
  const now = new Date("2026-06-01T00:00:00Z");
  const ahead = Array.from({ length: 9 }, (_, index) => nameOf(new Date(Date.UTC(2099, 0, index + 1))));
  expect(outdated([...ahead, "notes.txt"], now)).toEqual([]);
});
