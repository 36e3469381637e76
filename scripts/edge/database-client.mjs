import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fingerprint, readStamp } from "../steps/fingerprint.mjs";
import { runTool } from "../steps/run.mjs";

/** Where the database client for workerd is. */
export const EDGE_CLIENT = ".cache/edge/client";

const SCHEMA = "prisma/schema.prisma";
const EDGE_SCHEMA = ".cache/edge/schema.prisma";
const STAMP = ".cache/edge/.schema-fingerprint";
const OUTPUT = '"../app/server/db/client"';

/** Generates the Prisma client for workerd from the same schema, unless it is there. */
export async function generateEdgeClient() {
  const current = fingerprint([SCHEMA, "node_modules/prisma/package.json"]);
  if (readStamp(STAMP) === current) return;
  const schema = readFileSync(SCHEMA, "utf8");
  if (!schema.includes(OUTPUT)) throw new Error(`${SCHEMA} has no longer the output ${OUTPUT}.`);
  mkdirSync(path.dirname(EDGE_SCHEMA), { recursive: true });
  writeFileSync(EDGE_SCHEMA, schema.replace(OUTPUT, '"client"\n  runtime = "workerd"'));
  const env = { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: "1" };
  await runTool("prisma/build/index.js", ["generate", "--no-hints", "--schema", EDGE_SCHEMA], { env });
  writeFileSync(STAMP, current);
}
