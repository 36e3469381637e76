import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";

const FOLDER = ".cache/bench";

/** Between two runs of the same thing on a shared machine, this much is chance. */
const CHANCE = 0.1;

/**
 * One figure of a run. `atLeast` or `atMost` is what it should be; without either it is only noted, and `isMore` says
 * whether more of it is better.
 * @param {string} name
 * @param {number} value
 * @param {{ unit?: string, atLeast?: number | undefined, atMost?: number | undefined, isMore?: boolean }} [options]
 */
export function figure(name, value, { unit = "", atLeast, atMost, isMore = atLeast !== undefined } = {}) {
  const goal = atLeast ?? atMost ?? null;
  const isReached = goal === null ? null : isMore ? value >= goal : value <= goal;
  return { name, value, unit, isMore, goal, isReached };
}

/** Prints a run as a table and writes it as JSON, by which it can be compared. */
export function writeRun(kind, figures) {
  console.table(figures.map(asRow));
  const run = { kind, at: new Date().toISOString(), commit: commitOf(), machine: machineOf(), figures };
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${kind}-${run.at.replaceAll(":", "-").slice(0, 19)}.json`);
  writeFileSync(file, JSON.stringify(run, null, 2));
  console.log(file);
}

function asRow({ name, value, unit, isMore, goal, isReached }) {
  const words = goal === null ? "" : `${isMore ? "≥" : "≤"} ${goal}${isReached ? "" : ", missed"}`;
  return { figure: name, value, unit, goal: words };
}

function commitOf() {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return null;
  }
}

function machineOf() {
  return { processor: cpus()[0]?.model, cores: cpus().length, node: process.version, load: loadavg()[0] };
}

/** Prints two runs beside each other; the second is the newest one of the first's kind where none is named. */
export function benchCompare(file, other) {
  if (!file) throw new Error("Name the file of a run: npm run bench -- compare FILE [FILE]");
  const before = readRun(file);
  const after = readRun(other ?? newestRun(before.kind));
  for (const { kind, at, commit, machine } of [before, after]) {
    console.log(`${kind} ${at}, commit ${commit}, ${machine.cores} cores, load ${machine.load.toFixed(1)}`);
  }
  const rows = compareRuns(before, after);
  console.table(rows);
  const worse = rows.filter(({ change }) => change === "worse");
  console.log(worse.length === 0 ? "Nothing got worse." : `Worse: ${worse.map(({ figure: name }) => name).join("; ")}`);
}

function readRun(file) {
  const run = JSON.parse(readFileSync(file, "utf8"));
  if (!Array.isArray(run.figures)) throw new Error(`${file} holds no run of the benchmark.`);
  return run;
}

function newestRun(kind) {
  const newest = readdirSync(FOLDER)
    .filter((name) => name.startsWith(`${kind}-`))
    .sort()
    .at(-1);
  if (!newest) throw new Error(`There is no run of ${kind} in ${FOLDER}.`);
  return join(FOLDER, newest);
}

/** The figures of two runs, with their ratio and whether it is for better or for worse by more than chance. */
function compareRuns(before, after) {
  const known = new Map(before.figures.map((each) => [each.name, each]));
  const rows = after.figures.map(({ name, value, unit, isMore, isReached }) => {
    const old = known.get(name);
    known.delete(name);
    if (!old) return { figure: name, before: null, after: value, unit, ratio: null, change: "new" };
    const ratio = old.value === 0 ? (value === 0 ? 1 : Number.POSITIVE_INFINITY) : value / old.value;
    const goal = old.isReached && isReached === false ? "no longer reached" : "";
    const change = changeOf(isMore ? ratio : 1 / ratio);
    return { figure: name, before: old.value, after: value, unit, ratio: Number(ratio.toFixed(2)), change, goal };
  });
  const gone = [...known.values()].map(({ name, value, unit }) => {
    return { figure: name, before: value, after: null, unit, ratio: null, change: "gone" };
  });
  return [...rows, ...gone];
}

function changeOf(gain) {
  if (gain > 1 + CHANCE) return "better";
  return gain < 1 - CHANCE ? "worse" : "";
}
