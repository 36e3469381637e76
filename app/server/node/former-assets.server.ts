import { createHash } from "node:crypto";
import { cp, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { env } from "~/server/env.server";
import { logger } from "~/server/logger.server";
import type { StaticFile } from "./static-files.server";
import { listStaticFiles } from "./static-files.server";

/** This build and the two before it: nobody leaves a page open over more releases than that. */
const KEPT_BUILDS = 3;

const folder = () => path.join(env.DATA_DIR, "assets");

/**
 * The fingerprinted files of the builds that were served from this DATA_DIR before: pages that were opened then still
 * ask for them.
 * @param own the files of this build, which are not listed again
 */
export async function listFormerAssets(own: Map<string, StaticFile>): Promise<Map<string, StaticFile>> {
  try {
    const builds = await keptBuilds();
    const files = builds.flatMap(({ name }) => [...listStaticFiles(path.join(folder(), name))]);
    return new Map(files.filter(([address]) => address.startsWith("/assets/") && !own.has(address)));
  } catch (error) {
    // Another process drops one at this moment, or the disk is damaged.
    logger.warn({ event: "former-assets-unread", err: error });
    return new Map();
  }
}

/**
 * Keeps a copy of this build's fingerprinted files for the builds that follow it, and drops those of long ago. Several
 * processes may do so at once. A disk that refuses is logged: this build serves its own files all the same.
 * @param directory of the client build
 */
export async function keepAssets(directory: string): Promise<void> {
  try {
    await copyOnce(path.join(directory, "assets"));
    const builds = await keptBuilds();
    for (const { name } of builds.slice(KEPT_BUILDS)) await rm(path.join(folder(), name), { recursive: true });
  } catch (error) {
    logger.warn({ event: "assets-not-kept", err: error });
  }
}

async function copyOnce(assets: string): Promise<void> {
  const names = await readdir(assets);
  const build = createHash("sha256").update(names.sort().join("\n")).digest("hex").slice(0, 16);
  const target = path.join(folder(), build);
  if (await stat(target).catch(() => null)) return;
  // A name with a point in front is no build yet.
  const unfinished = path.join(folder(), `.${build}-${process.pid}`);
  await mkdir(unfinished, { recursive: true });
  try {
    await cp(assets, path.join(unfinished, "assets"), { recursive: true });
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process was faster.
    if (!(await stat(target).catch(() => null))) throw error;
  }
}

/** The newest first. */
async function keptBuilds() {
  const names = await readdir(folder()).catch(() => []);
  const builds = names.filter((name) => !name.startsWith("."));
  const timed = builds.map(async (name) => ({ name, keptAt: (await stat(path.join(folder(), name))).mtimeMs }));
  return (await Promise.all(timed)).sort((one, other) => other.keptAt - one.keptAt);
}
