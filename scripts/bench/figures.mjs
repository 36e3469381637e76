import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { readRevision } from "../steps/revision.mjs";

const FOLDER = ".cache/bench";

/** Between two runs of the same thing on a shared machine, this much is chance. */
const CHANCE = 0.1;

/**
 * One figure of a run. `atLeast` or `atMost` is what it should be; without either it is only noted, and `isMore` says
 * whether more of it is better.
 */
export function figure(name, value, { unit = "", atLeast, atMost, isMore = atLeast !== undefined } = {}) {
  const goal = atLeast ?? atMost ?? null;
  const isReached = goal === null ? null : isMore ? value >= goal : value <= goal;
  return { name, value, unit, isMore, goal, isReached };
}

/** Prints a run as a table and writes it as JSON, by which it can be compared. @returns the names of missed goals */
export function writeRun(kind, figures) {
  console.table(
    figures.map(({ name, value, unit, isMore, goal, isReached }) => ({
      ...{ figure: name, value, unit },
      goal: goal === null ? "" : `${isMore ? "≥" : "≤"} ${goal}${isReached ? "" : ", missed"}`,
    })),
  );
  const machine = { processor: cpus()[0]?.model, cores: cpus().length, node: process.version, load: loadavg()[0] };
  const run = { kind, at: new Date().toISOString(), commit: readRevision(), machine, figures };
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${kind}-${run.at.replaceAll(":", "-").slice(0, 19)}.json`);
  writeFileSync(file, JSON.stringify(run, null, 2));
  console.log(file);
  return figures
    .filter(({ isReached }) => isReached === false)
    .map(({ name, value, unit }) => `${name} ${value} ${unit}`);
}

/** Prints two runs beside each other; the second is the newest one of the first's kind where none is named. */
export function benchCompare(file, other) {
  if (!file) throw new Error("Name the file of a run: npm run bench -- compare FILE [FILE]");
  const before = JSON.parse(readFileSync(file, "utf8"));
  const newest = readdirSync(FOLDER).filter((name) => name.startsWith(`${before.kind}-`));
  if (!other && newest.length === 0) throw new Error(`There is no run of ${before.kind} in ${FOLDER}.`);
  const after = JSON.parse(readFileSync(other ?? join(FOLDER, newest.sort().at(-1)), "utf8"));
  for (const { kind, at, commit, machine } of [before, after])
    console.log(`${kind} ${at}, commit ${commit}, ${machine.cores} cores, load ${machine.load.toFixed(1)}`);
  const names = new Set([...before.figures, ...after.figures].map(({ name }) => name));
  const rows = [...names].map((name) => {
    const [old, now] = [before, after].map(({ figures }) => figures.find((each) => each.name === name));
    const ratio = old?.value === now?.value ? 1 : now?.value / old?.value;
    const gain = (now ?? old).isMore ? ratio : 1 / ratio;
    const change = !old ? "new" : !now ? "gone" : gain > 1 + CHANCE ? "better" : gain < 1 - CHANCE ? "worse" : "";
    const goal = old?.isReached && now?.isReached === false ? "no longer reached" : "";
    return { figure: name, before: old?.value, after: now?.value, unit: (now ?? old).unit, ratio, change, goal };
  });
  console.table(rows);
  const worse = rows.filter(({ change }) => change === "worse").map((row) => row.figure);
  console.log(worse.length === 0 ? "Nothing got worse." : `Worse: ${worse.join("; ")}`);
}
