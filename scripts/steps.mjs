import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { generateDatabaseClient } from "./steps/database-client.mjs";
import { installDependencies } from "./steps/dependencies.mjs";
import { runTool } from "./steps/run.mjs";
import { buildSite } from "./steps/site-build.mjs";

/** Goes to the project's folder and reads its `.env`, unless told otherwise; what is set outside wins. */
export function enterProject({ nodeEnv, readsDotEnv = true }) {
  process.chdir(fileURLToPath(new URL("..", import.meta.url)));
  if (readsDotEnv && existsSync(".env")) process.loadEnvFile(".env");
  process.env.NODE_ENV ||= nodeEnv;
}

/** A release holds what was built without the sources: it installs and builds nothing, on a folder that may be read-only. */
const isRelease = () => !existsSync("app");

/** What every command needs first: dependencies and the database client. */
export async function prepareTools() {
  if (isRelease()) return;
  await installDependencies();
  await generateDatabaseClient();
}

/** The tools, and a site built from the sources as they are. */
export async function prepareBuild() {
  if (isRelease()) return;
  await prepareTools();
  await buildSite();
}

/** Brings the database to where the site can be served: migrated, seeded when empty, with an admin. */
export function prepareDatabaseAside() {
  return runTool("../scripts/command.mjs", ["prepare"], { sentence: "" });
}

/** Creating the embedded database takes 800 MB once; a process of its own gives them back. */
export async function createEmbeddedDatabase() {
  const isMissing = !existsSync(path.join(process.env.DATA_DIR || ".data", "database"));
  if (!process.env.DATABASE_URL && isMissing) await prepareDatabaseAside();
}

/** The built application's own entry: `serve` and the commands. */
export async function loadBuild() {
  return import("../build/server/index.js");
}

/** Ends a run of tests: what failed by name, and one line of counts. */
export function tellCounts({ passed, failed, failures }) {
  for (const failure of failures) console.log(`FAILED ${failure}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** Errors that say to people what is wrong, beside those of a command line that cannot be read. */
const FOR_PEOPLE = new Set([
  ...["Error", "DatabaseStartError", "DatabaseUnavailableError", "DomainError"],
  ...["DamagedArchiveError", "StorageUnavailableError"],
]);

/** Runs a script's work; what goes wrong ends the process with a sentence, and with a stack only when it is a bug. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    const { name, code, message, stack } = error;
    const cause = error.cause instanceof Error ? ` (${error.cause.message})` : "";
    const isForPeople = FOR_PEOPLE.has(name) || String(code).startsWith("ERR_PARSE_ARGS");
    const text = isForPeople ? message && `${message}${cause}` : stack;
    if (text) console.error(text);
    // An open database or server would keep the process alive.
    process.exit(1);
  }
}
