import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { env } from "~/server/env.server";
import type { Answer, Exchange } from "~/server/node/exchange.server";
import { AssetFiles, keepAssets } from "~/server/node/former-assets.server";
import { answerFromFiles, listStaticFiles } from "~/server/node/static-files.server";
import { makeTemporaryFolder } from "../../../support/temporary-folder";

let dataDir: string;
const before = env.DATA_DIR;

beforeEach(() => {
  dataDir = makeTemporaryFolder("zellige-assets-");
  env.DATA_DIR = dataDir;
});

afterEach(() => {
  env.DATA_DIR = before;
});

/** A build of one file, which nobody else has. */
function makeBuild(name: string): string {
  const build = makeTemporaryFolder("zellige-build-");
  mkdirSync(path.join(build, "assets"));
  writeFileSync(path.join(build, "assets", `${name}.js`), name);
  return build;
}

/** Served and kept so long ago. */
async function keep(name: string, minutesAgo: number): Promise<void> {
  await keepAssets(makeBuild(name));
  const [newest] = kept().filter(
    (build) => readdirSync(path.join(dataDir, "assets", build, "assets"))[0] === `${name}.js`,
  );
  const at = new Date(Date.now() - minutesAgo * 60_000);
  utimesSync(path.join(dataDir, "assets", newest!), at, at);
}

const kept = () => readdirSync(path.join(dataDir, "assets")).filter((name) => !name.startsWith("."));

/** The files of a process that serves a build. */
async function start(name: string): Promise<AssetFiles> {
  const assets = new AssetFiles(listStaticFiles(makeBuild(name)));
  await assets.read();
  return assets;
}

async function ask(assets: AssetFiles, pathname: string): Promise<Answer | null> {
  const exchange = { incoming: { method: "GET", headers: {} }, target: { pathname } } as unknown as Exchange;
  return answerFromFiles({ files: assets.files, readOthers: () => assets.read() }, exchange);
}

it("serves the files of builds that pages may still be open of", async () => {
  for (const [name, minutes] of [
    ["one", 3],
    ["two", 2],
  ] as const)
    await keep(name, minutes);
  const assets = await start("three");
  for (const name of ["one", "two", "three"]) {
    expect(await ask(assets, `/assets/${name}.js`)).toMatchObject({ status: 200, body: Buffer.from(name) });
  }
  expect(await ask(assets, "/assets/none.js")).toMatchObject({ status: 404 });
});

it("serves a file of a release that has taken over meanwhile", async () => {
  const assets = await start("one");
  expect(await ask(assets, "/assets/two.js")).toMatchObject({ status: 404 });
  await keep("two", 0);
  expect(await ask(assets, "/assets/two.js")).toMatchObject({ status: 200, body: Buffer.from("two") });
});

it("answers 404 for a file of a build that was dropped since it was listed", async () => {
  for (const [name, minutes] of [
    ["one", 4],
    ["two", 3],
    ["three", 2],
  ] as const)
    await keep(name, minutes);
  const assets = await start("four");
  await keep("four", 0);
  expect(kept()).toHaveLength(3);
  expect(await ask(assets, "/assets/one.js")).toMatchObject({ status: 404 });
  expect(await ask(assets, "/assets/two.js")).toMatchObject({ status: 200 });
});

it("keeps a build that is served again, and drops what a killed process has left", async () => {
  const build = makeBuild("one");
  await keepAssets(build);
  for (const [name, minutes] of [
    ["two", 4],
    ["three", 3],
  ] as const)
    await keep(name, minutes);
  const unfinished = path.join(dataDir, "assets", ".left");
  mkdirSync(unfinished);
  const longAgo = new Date(Date.now() - 7_200_000);
  utimesSync(unfinished, longAgo, longAgo);
  await keepAssets(build);
  await keep("four", 1);
  const assets = await start("five");
  expect(await ask(assets, "/assets/one.js")).toMatchObject({ status: 200 });
  expect(await ask(assets, "/assets/two.js")).toMatchObject({ status: 404 });
  expect(readdirSync(path.join(dataDir, "assets"))).not.toContain(".left");
  rmSync(build, { recursive: true });
});
