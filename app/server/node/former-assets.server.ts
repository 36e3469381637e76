import { createHash } from "node:crypto";
import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { env } from "~/server/env.server";
import { logger } from "~/server/logger.server";
import type { StaticFile } from "./static-files.server";
import { listStaticFiles } from "./static-files.server";

/** This build and the two before it: a page is hardly left open over more releases than that. */
const KEPT_BUILDS = 3;

/** By then a copy is done, or its process has ended in the midst of it. */
const COPY_MAX_MS = 3_600_000;

const folder = () => path.join(env.DATA_DIR, "assets");

/** The files that are served, by their address: those of this build, and the fingerprinted ones of other builds. */
export class AssetFiles {
  readonly files: Map<string, StaticFile>;
  readonly #known = new Set<string>();
  #reading: Promise<void> | undefined;

  /** @param own the files of this build */
  constructor(own: Map<string, StaticFile>) {
    this.files = new Map(own);
  }

  /** Lists assets of other builds in DATA_DIR: former ones with open pages, and newer ones during a release. */
  read(): Promise<void> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #read(): Promise<void> {
    try {
      const builds = await keptBuilds();
      for (const { name } of builds.slice(0, KEPT_BUILDS)) {
        if (this.#known.has(name)) continue;
        for (const [address, file] of listStaticFiles(path.join(folder(), name))) {
          if (address.startsWith("/assets/") && !this.files.has(address)) this.files.set(address, file);
        }
        this.#known.add(name);
      }
    } catch (error) {
      // Another process drops one at this moment, or the disk is damaged.
      logger.warn({ event: "former-assets-unread", err: error });
    }
  }
}

/** Keeps this build's assets for other processes, and drops old builds'. A refusing disk is logged, no more. */
export async function keepAssets(directory: string): Promise<void> {
  try {
    await copyOnce(path.join(directory, "assets"));
    const builds = await keptBuilds();
    for (const { name } of builds.slice(KEPT_BUILDS)) await rm(path.join(folder(), name), { recursive: true });
    // Copies whose process was killed.
    for (const name of await readdir(folder())) {
      const copy = path.join(folder(), name);
      if (name.startsWith(".") && Date.now() - (await stat(copy)).mtimeMs > COPY_MAX_MS) {
        await rm(copy, { recursive: true, force: true });
      }
    }
  } catch (error) {
    logger.warn({ event: "assets-not-kept", err: error });
  }
}

async function copyOnce(assets: string): Promise<void> {
  const names = await readdir(assets);
  const build = createHash("sha256").update(names.sort().join("\n")).digest("hex").slice(0, 16);
  const target = path.join(folder(), build);
  if (await stat(target).catch(() => null)) {
    // A build that is served again is the newest again.
    await utimes(target, new Date(), new Date());
    return;
  }
  // A name with a point in front is no build yet.
  const unfinished = path.join(folder(), `.${build}-${process.pid}`);
  await mkdir(path.join(unfinished, "assets"), { recursive: true });
  try {
    for (const name of names) {
      const [file, copy] = [path.join(assets, name), path.join(unfinished, "assets", name)];
      // A second name for the same file where the disk can: a build never writes into a file that is there.
      await link(file, copy).catch(() => copyFile(file, copy));
    }
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process was faster.
    if (!(await stat(target).catch(() => null))) throw error;
  }
}

async function keptBuilds() {
  const names = await readdir(folder()).catch(() => []);
  const builds = names.filter((name) => !name.startsWith("."));
  const timed = builds.map(async (name) => ({ name, keptAt: (await stat(path.join(folder(), name))).mtimeMs }));
  return (await Promise.all(timed)).sort((one, other) => other.keptAt - one.keptAt);
}
