import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { generateDatabaseClient, SCHEMA } from "../steps/database-client.mjs";
import { readStamp } from "../steps/fingerprint.mjs";
import { runTool } from "../steps/run.mjs";
import { fingerprintSources } from "../steps/site-build.mjs";

/** Where the site built for workerd is; not below build, which the other build empties. */
export const EDGE_BUILD = "build-edge";
/** Where the database client for workerd is. */
export const EDGE_CLIENT = ".cache/edge/client";

const EDGE_SCHEMA = ".cache/edge/schema.prisma";
const OUTPUT = '"../app/server/db/client"';
const STAMP = `${EDGE_BUILD}/.sources-fingerprint`;

/**
 * Refuses an environment in which the site cannot be served at the edge.
 * @throws an Error whose message is one sentence a line
 */
export function checkEnvironment(env) {
  const refusals = [
    !env.DATABASE_URL &&
      "The embedded database cannot run at the edge: set DATABASE_URL to the PostgreSQL server of the site.",
    !env.EDGE_ORIGIN &&
      "Pictures, letters and other jobs, the portal and the back office cannot run at the edge: set EDGE_ORIGIN to the address of the site's Node process on the same database.",
    !(env.SESSION_SECRET && env.ENCRYPTION_KEY) &&
      "No file keeps secrets at the edge: set SESSION_SECRET and ENCRYPTION_KEY to those of the Node process.",
  ].filter(Boolean);
  if (refusals.length > 0) throw new Error(refusals.join("\n"));
}

/** Builds the public site for workerd, unless the build there is was made from these very sources. */
export async function buildEdge({ force = false } = {}) {
  const current = fingerprintSources(["scripts/edge"]);
  if (!force && readStamp(STAMP) === current) return;
  console.log("Building the public site for workerd …");
  rmSync(STAMP, { force: true });
  await generateDatabaseClient({
    schema: EDGE_SCHEMA,
    stamp: ".cache/edge/.schema-fingerprint",
    derive: writeEdgeSchema,
  });
  await runTool("@remix-run/dev/dist/cli.js", ["vite:build", "--mode", "edge", "--logLevel", "warn"], {
    env: { NODE_ENV: "production" },
  });
  writeFileSync(STAMP, current);
}

function writeEdgeSchema() {
  const schema = readFileSync(SCHEMA, "utf8");
  if (!schema.includes(OUTPUT)) throw new Error(`${SCHEMA} has no longer the output ${OUTPUT}.`);
  mkdirSync(".cache/edge", { recursive: true });
  writeFileSync(EDGE_SCHEMA, schema.replace(OUTPUT, '"client"\n  runtime = "workerd"'));
}
