import { mkdir } from "node:fs/promises";
import path from "node:path";
import { fingerprint, readStamp, replaceFile } from "./fingerprint.mjs";

const TARGET = "app/brand/walls";
const STAMP = `${TARGET}/.fingerprint`;
const DRAWING = "app/brand/zellige";
/** The modules whose `linkedWalls` are drawn, by the name of the file. */
const PAGES = { home: "app/routes/_site._index/walls.ts", band: "app/shell/band-wall.ts" };

/** Draws the walls that pages refer to into a file a page, unless it is done. */
export async function drawWalls() {
  const current = fingerprint(["scripts/steps/draw-walls.mjs", DRAWING, ...Object.values(PAGES)]);
  if (readStamp(STAMP) === current) return;
  await mkdir(TARGET, { recursive: true });
  const { wallSheet } = await load(`${DRAWING}/wall-sheet.ts`);
  for (const [name, module] of Object.entries(PAGES)) {
    const { linkedWalls } = await load(module);
    await replaceFile(`${TARGET}/${name}.svg`, wallSheet(linkedWalls));
  }
  await replaceFile(STAMP, current);
}

/** Only a site that is built anew needs Vite here. */
async function load(file) {
  const { runnerImport } = await import("vite");
  const { module } = await runnerImport(path.resolve(file), {
    configFile: false,
    logLevel: "error",
    resolve: { alias: { "~": path.resolve("app") } },
  });
  return module;
}
