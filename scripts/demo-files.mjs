// npm run demo:files: makes the files that the demo's projects exchange, with their previews, for prisma/seed/files.
import { spawnSync } from "node:child_process";
import { createWriteStream, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { ZipFile } from "yazl";
import { ensureChromium } from "./steps/chromium.mjs";
import { enterProject, main } from "./steps.mjs";

const SOURCES = "scripts/demo-files";
const TARGET = "prisma/seed/files";
const PREVIEW_PIXELS = 800;
const PDFS = [
  { name: "pistes-de-signe-1", page: "pistes-de-signe.html" },
  { name: "pistes-de-signe-2", page: "pistes-de-signe.html#v2" },
  { name: "guide-du-site-1", page: "guide-du-site.html" },
];
/** Drawn by `npm run demo:pictures`. */
const PICTURE = "public/demo/examples/tazi-freres-1200x900/1200.webp";
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="#16323a" d="M50 6 94 50 50 94 6 50z"/></svg>\n`;

await main(async () => {
  enterProject({ nodeEnv: "development" });
  rmSync(TARGET, { recursive: true, force: true });
  mkdirSync(TARGET, { recursive: true });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] });
  try {
    for (const { name, page } of PDFS) await print(browser, name, page);
  } finally {
    await browser.close();
  }
  const picture = readFileSync(PICTURE);
  writeFileSync(`${TARGET}/facade-de-l-atelier-1.webp`, picture);
  await keepPreview("facade-de-l-atelier-1", sharp(picture));
  await writeArchive(`${TARGET}/sources-du-riad-1.zip`);
});

/** @param {import("@playwright/test").Browser} browser @param {string} name @param {string} address */
async function print(browser, name, address) {
  const page = await browser.newPage();
  const [file = "", version = ""] = address.split("#");
  await page.goto(`${pathToFileURL(path.resolve(SOURCES, file))}#${version}`);
  await page.evaluate(() => document.fonts.ready);
  const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await page.close();
  writeFileSync(`${TARGET}/${name}.pdf`, bytes);
  const program = ["scripts/draw-pdf-page.mjs", String(PREVIEW_PIXELS)];
  const { stdout, status } = spawnSync(process.execPath, program, { input: bytes, maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`${name} cannot be drawn.`);
  const [width = 0, height = 0] = [0, 4].map((place) => stdout.readUInt32BE(place));
  await keepPreview(name, sharp(stdout.subarray(12), { raw: { width, height, channels: 4 } }));
}

/** @param {string} name @param {import("sharp").Sharp} picture */
async function keepPreview(name, picture) {
  const box = { width: PREVIEW_PIXELS, height: PREVIEW_PIXELS, fit: /** @type {const} */ ("inside") };
  const { data, info } = await picture
    .flatten({ background: "#ffffff" })
    .resize(box)
    .webp({ quality: 78 })
    .toBuffer({ resolveWithObject: true });
  writeFileSync(`${TARGET}/${name}.${info.width}x${info.height}.webp`, data);
}

/** @param {string} file */
async function writeArchive(file) {
  const archive = new ZipFile();
  const mtime = new Date("2026-01-01T12:00:00Z");
  archive.addBuffer(Buffer.from(LOGO), "logo/riad-benali.svg", { mtime });
  archive.addBuffer(Buffer.from("Le logo est à vous, sous toutes ses formes.\n"), "LISEZ-MOI.txt", { mtime });
  archive.end();
  await pipeline(archive.outputStream, createWriteStream(file));
}
