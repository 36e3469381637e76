import type { StdioOptions } from "node:child_process";
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import previous from "../../../prisma/previous-release.json";
import { failedInVitest } from "../../../scripts/steps/failed-tests.mjs";

const COMMIT = previous.commit;
const FOLDER = path.resolve(".cache/previous-release", COMMIT);
const MIGRATIONS = path.join(FOLDER, "prisma/migrations");
const SCRIPT: { cwd: string; stdio: StdioOptions } = { cwd: FOLDER, stdio: ["ignore", "ignore", "inherit"] };

/**
 * The checkout of the previous release, of its own commit, with its own packages, built by its own script; kept between
 * runs. Packages are fetched where they are not kept by npm, the sources built: some minutes, the first time.
 * @throws Error where the history that holds its commit was left out of this checkout
 */
export function checkOutPreviousRelease(): string {
  if (!existsSync(FOLDER)) takeFromHistory();
  cutToOwnMigrations();
  execFileSync(process.execPath, ["scripts/build.mjs"], { ...SCRIPT, env: ownEnvironment() });
  return FOLDER;
}

/**
 * Runs tests of the previous release, its loaders, actions, queries and commands, on the schema of this one.
 * @param files as it names them
 * @returns how many passed, and the names of those that failed
 */
export function testPreviousRelease(files: string[]): { passed: number; failures: string[] } {
  checkOutPreviousRelease();
  cpSync("prisma/migrations", MIGRATIONS, { recursive: true });
  const report = path.join(FOLDER, ".cache/on-this-schema.json");
  rmSync(report, { force: true });
  try {
    const options = ["run", ...files, "--reporter=json", `--outputFile.json=${report}`];
    spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", ...options], { ...SCRIPT, env: ownEnvironment() });
    const results = JSON.parse(readFileSync(report, "utf8"));
    return { passed: results.numPassedTests, failures: failedInVitest(results) };
  } finally {
    cutToOwnMigrations();
  }
}

function takeFromHistory(): void {
  if (spawnSync("git", ["cat-file", "-e", `${COMMIT}^{commit}`]).status !== 0)
    throw new Error(`This checkout has no history that holds the previous release, ${COMMIT}: git fetch --unshallow`);
  const archive = execFileSync("git", ["archive", COMMIT], { maxBuffer: 512 * 1024 ** 2 });
  // At its place once it is whole.
  const aside = `${FOLDER}.part`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true });
  execFileSync("tar", ["-x", "-C", aside], { input: archive });
  renameSync(aside, FOLDER);
}

/** As it was released: the migrations of this release are none of its own. */
function cutToOwnMigrations(): void {
  const own = [...previous.migrations, "migration_lock.toml"];
  for (const name of readdirSync(MIGRATIONS).filter((found) => !own.includes(found)))
    rmSync(path.join(MIGRATIONS, name), { recursive: true });
}

/** Nothing of the tests that ask for it. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const isOfTests = (name: string) => /^(VITEST|TEST|NODE_ENV|DEPLOY_TESTS|PASSWORD_COST|PAUSE_SCALE)/.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOfTests(name))) as NodeJS.ProcessEnv;
}
