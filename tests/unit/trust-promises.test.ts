import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { MATRIX } from "../../scripts/steps/trust-matrix.mjs";
import { testTitlesOf } from "../support/specification/test-titles";

const report = readFileSync("docs/trust-report.md", "utf8");

/** The rows of the report's first table: each promise with the rows of the matrix and the tests that show it. */
const [, table = ""] = /\n\| --- \| --- \|\n([\s\S]*?)\n\n/.exec(report) ?? [];
const PROMISES = table.split("\n").map((line) => {
  const [promise = "", shownBy = ""] = line.slice(2, -2).split(" | ");
  const proofs = [...shownBy.matchAll(/(row )?`([^`]+)`/g)].map(([, row, proof = ""]) => ({ row, proof }));
  const rows = proofs.filter(({ row }) => row).map(({ proof }) => proof);
  return { promise, rows, tests: proofs.filter(({ row }) => !row).map(({ proof }) => proof) };
});

const titles = new Map<string, RegExp[]>();

/** Whether a test of this file has this title. */
function isTest(named: string): boolean {
  const [file = "", ...title] = named.split(" › ");
  if (!titles.has(file)) titles.set(file, existsSync(file) ? testTitlesOf(file) : []);
  return titles.get(file)?.some((pattern) => pattern.test(title.join(" › "))) ?? false;
}

describe("what is promised for the day on which things go wrong", () => {
  it("is shown by something, each promise", () => {
    expect(PROMISES.filter(({ rows, tests }) => rows.length + tests.length === 0)).toEqual([]);
  });

  it("is shown by tests that exist", () => {
    expect(PROMISES.flatMap(({ tests }) => tests).filter((named) => !isTest(named))).toEqual([]);
  });

  it("names every row of the fault matrix, and no other", () => {
    const named = new Set(PROMISES.flatMap(({ rows }) => rows));
    expect([...named].sort()).toEqual(Object.keys(MATRIX).sort());
  });

  it("is tried by files that exist", () => {
    expect(
      Object.values(MATRIX)
        .flat()
        .filter((file) => !existsSync(file)),
    ).toEqual([]);
  });
});

describe("the report", () => {
  it("has every row", () => {
    const isTold = (id: string) => new RegExp(`^## .+\n\n\`npm run test:trust -- ${id}\``, "m").test(report);
    expect(Object.keys(MATRIX).filter((id) => !isTold(id))).toEqual([]);
  });

  it("tells of nothing lost, done twice, shown to a stranger or answered with an error that nobody meant", () => {
    const figures = [...report.matchAll(/^\| .+? \| .+? \| (\S+) \| (\S+) \| (\S+) \| (\S+) \| .* \| (\w+) \|$/gm)];
    expect(figures.length).toBeGreaterThan(20);
    const wrong = figures.filter(([, ...cells]) => !cells.every((cell) => /^(0|–|kept)$/.test(cell)));
    expect(wrong.map(([line]) => line).filter((line) => !line.startsWith("| test |"))).toEqual([]);
    expect(report).not.toContain("BROKEN");
  });
});
