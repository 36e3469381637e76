import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { fingerprint, glance, readStamp } from "./fingerprint.mjs";
import { runTool } from "./run.mjs";

const TEXT = /\.(js|css|json|webmanifest|svg|txt|xml)$/;
const MIN_BYTES = 1024;

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

/** Writes `name.br` and `name.gz` beside each text file of a folder, as small as they get: the server sends these. */
async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const compress = async (name) => {
    const bytes = readFileSync(name);
    if (bytes.byteLength < MIN_BYTES) return;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength };
    writeFileSync(`${name}.br`, await promisify(brotliCompress)(bytes, { params }));
    writeFileSync(`${name}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  };
  const texts = files.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(texts.map((entry) => compress(path.join(entry.parentPath, entry.name))));
}
