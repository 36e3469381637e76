import { writeFileSync } from "node:fs";
import { fingerprint, readStamp } from "./fingerprint.mjs";
import { runTool } from "./run.mjs";

export const SCHEMA = "prisma/schema.prisma";
const STAMP = "app/server/db/client/.schema-fingerprint";

/** Generates the Prisma client of our schema, or of the one that `derive` makes of it, unless it is there already. */
export async function generateDatabaseClient({ schema = SCHEMA, stamp = STAMP, derive = () => {} } = {}) {
  const current = fingerprint([SCHEMA, "node_modules/prisma/package.json"]);
  if (readStamp(stamp) === current) return;
  console.log("Generating the database client …");
  derive();
  // The generator runs no engine, but would download one; any existing program keeps it from doing so.
  const env = { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: "1" };
  await runTool("prisma/build/index.js", ["generate", "--no-hints", "--schema", schema], { env });
  writeFileSync(stamp, current);
}
