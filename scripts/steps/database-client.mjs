import { writeFileSync } from "node:fs";
import { fingerprint, readStamp } from "./fingerprint.mjs";
import { runTool } from "./run.mjs";

const STAMP = "app/server/db/client/.schema-fingerprint";

/** Generates the Prisma client unless it is the one of this schema and this Prisma. */
export async function generateDatabaseClient() {
  const current = fingerprint(["prisma/schema.prisma", "node_modules/prisma/package.json"]);
  if (readStamp(STAMP) === current) return;
  console.log("Generating the database client …");
  // The generator runs no engine, but would download one; any existing program keeps it from doing so.
  const env = { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: "1" };
  await runTool("prisma/build/index.js", ["generate", "--no-hints"], { env });
  writeFileSync(STAMP, current);
}
