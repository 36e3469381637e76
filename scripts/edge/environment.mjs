import { readFileSync } from "node:fs";

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

/** The variables of `.env.example` that are set: the worker is given these and no others. */
export function variablesOf(env) {
  const names = readFileSync(".env.example", "utf8").matchAll(/^#? ?([A-Z][A-Z_]+)=/gm);
  return [...new Set(["NODE_ENV", ...[...names].map(([, name]) => name)])].filter((name) => env[name]);
}
