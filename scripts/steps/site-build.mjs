import { rmSync, writeFileSync } from "node:fs";
import { compressFiles } from "./compress-files.mjs";
import { fingerprint, glance, readStamp } from "./fingerprint.mjs";
import { runTool } from "./run.mjs";

const STAMP = "build/.sources-fingerprint";
/** How the sources looked when they were last read, so that a start need not read them all. */
const SEEN = "build/.sources-seen";
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
  "scripts/steps/licences.mjs",
];

// What is generated follows from the sources: the client from the schema, fonts and walls by the scripts named there.
const GENERATED = { except: ["app/server/db/client", "app/styles/fonts", "app/brand/walls"] };

/** A digest of all that a build is made from, and of these files. */
export function fingerprintSources(more = []) {
  return fingerprint([...SOURCES, ...more], GENERATED);
}

/** Builds the site unless the build there is was made from these very sources. */
export async function buildSite({ force = false } = {}) {
  const seen = glance(SOURCES, GENERATED);
  if (!force && readStamp(SEEN) === seen) return;
  const current = fingerprintSources();
  if (!force && readStamp(STAMP) === current) {
    remember(seen);
    return;
  }
  console.log("Building the site …");
  for (const stamp of [STAMP, SEEN]) rmSync(stamp, { force: true });
  await runTool("@remix-run/dev/dist/cli.js", ["vite:build", "--logLevel", "warn"], {
    env: { NODE_ENV: "production" },
  });
  await compressFiles("build/client");
  writeFileSync(STAMP, current);
  remember(seen);
}

/** Of a folder that takes no files, as that of a service is, the sources are read at each start. */
function remember(seen) {
  try {
    writeFileSync(SEEN, seen);
  } catch {
    // What is left there, old or cut off, is no glance of these files.
  }
}
