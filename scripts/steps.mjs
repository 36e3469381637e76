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
  return runScript("command.mjs", ["prepare"]);
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

function runScript(name, args) {
  return runTool(`../scripts/${name}`, args, { sentence: "" });
}

/** Runs a script's work; what goes wrong ends the process with a sentence, and with a stack only when it is a bug. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    const text = isForPeople(error) ? sentenceOf(error) : error.stack;
    if (text) console.error(text);
    // An open database or server would keep the process alive.
    process.exit(1);
  }
}

const FOR_PEOPLE = new Set([
  ...["Error", "DatabaseStartError", "DatabaseUnavailableError", "DomainError"],
  ...["DamagedArchiveError", "StorageUnavailableError"],
]);

function isForPeople(error) {
  return FOR_PEOPLE.has(error.name) || String(error.code).startsWith("ERR_PARSE_ARGS");
}

function sentenceOf(error) {
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : "";
  return error.message && `${error.message}${cause}`;
}
