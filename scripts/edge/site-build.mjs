import { rmSync, writeFileSync } from "node:fs";
import { readStamp } from "../steps/fingerprint.mjs";
import { runTool } from "../steps/run.mjs";
import { fingerprintSources } from "../steps/site-build.mjs";
import { EDGE_BUILD } from "./build-folder.mjs";
import { generateEdgeClient } from "./database-client.mjs";

const STAMP = `${EDGE_BUILD}/.sources-fingerprint`;

/** Builds the public site for workerd, unless the build there is was made from these very sources. */
export async function buildEdge({ force = false } = {}) {
  const current = fingerprintSources(["scripts/edge"]);
  if (!force && readStamp(STAMP) === current) return;
  console.log("Building the public site for workerd …");
  rmSync(STAMP, { force: true });
  await generateEdgeClient();
  await runTool("@remix-run/dev/dist/cli.js", ["vite:build", "--mode", "edge", "--logLevel", "warn"], {
    env: { NODE_ENV: "production" },
  });
  writeFileSync(STAMP, current);
}
