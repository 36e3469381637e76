import { rmSync, writeFileSync } from "node:fs";
import { compressFiles } from "./compress-files.mjs";
import { fingerprint, readStamp } from "./fingerprint.mjs";
import { runTool } from "./run.mjs";

const STAMP = "build/.sources-fingerprint";
const SOURCES = [
  "app",
  "prisma",
  "public",
  "vite.config.ts",
  "remix.config.js",
  "tsconfig.json",
  "package-lock.json",
  "scripts/steps/subset-fonts.mjs",
  "scripts/steps/draw-walls.mjs",
];

/** A digest of all that a build is made from, and of these files. */
export function fingerprintSources(more = []) {
  // What is generated follows from the sources: the client from the schema, fonts and walls by the scripts named there.
  const except = ["app/server/db/client", "app/styles/fonts", "app/brand/walls"];
  return fingerprint([...SOURCES, ...more], { except });
}

/** Builds the site unless the build there is was made from these very sources. */
export async function buildSite({ force = false } = {}) {
  const current = fingerprintSources();
  if (!force && readStamp(STAMP) === current) return;
  console.log("Building the site …");
  rmSync(STAMP, { force: true });
  await runTool("@remix-run/dev/dist/cli.js", ["vite:build", "--logLevel", "warn"], {
    env: { NODE_ENV: "production" },
  });
  await compressFiles("build/client");
  writeFileSync(STAMP, current);
}
