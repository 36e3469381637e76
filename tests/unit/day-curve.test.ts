import { expect, it } from "vitest";
import { dueBy } from "../../scripts/steps/day-curve.mjs";

it("a simulated day sends all that it has, never less than before, and most of it in the evening", () => {
  const due = Array.from({ length: 2401 }, (_, i) => dueBy(i / 2400, 1_000_000));
  expect([due[0], due.at(-1), dueBy(1.2, 1_000_000)]).toEqual([0, 1_000_000, 1_000_000]);
  expect(due.every((each, i) => i === 0 || each >= (due[i - 1] ?? 0))).toBe(true);
  const evening = dueBy(22 / 24, 1000) - dueBy(19 / 24, 1000);
  expect(evening).toBeGreaterThan(3 * dueBy(6 / 24, 1000));
});
