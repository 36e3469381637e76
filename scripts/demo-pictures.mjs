// npm run demo:pictures -- [NAME …]: photographs the small designs of scripts/demo-pictures into the demo's pictures,
// each in the widths and kinds in which an uploaded picture is kept (app/server/pictures). A name is a folder of
// designs, or one of them: npm run demo:pictures -- articles cases/riad-benali/cover
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { ensureChromium } from "./steps/chromium.mjs";
import { run } from "./steps/run.mjs";
import { enterProject, main } from "./steps.mjs";

const SOURCES = "scripts/demo-pictures";
const TARGET = "public/demo";
const MANIFEST = "prisma/seed/pictures.json";
const ORIGIN = "http://designs.invalid";

/** Widths as in lib/web/picture-address; flat colour needs less than the photographs that people upload. */
const WIDTHS = [480, 960, 1600];
const KINDS = { avif: { quality: 50, effort: 3 }, webp: { quality: 70, effort: 4 } };
/** Phones fetch the narrowest files, which are quick to encode with care. */
const NARROWEST = { ...KINDS, avif: { quality: 46, effort: 6 } };
/** Drawn larger than it is kept, so that thin lines come out even. */
const SCALE = 2;
const MAX_BYTES = 120 * 1024;

const TYPES = { ".html": "text/html", ".css": "text/css", ".svg": "image/svg+xml", ".js": "text/javascript" };

await main(async () => {
  enterProject({ nodeEnv: "development" });
  await installTypefaces();
  const wanted = process.argv.slice(2);
  const all = listDesigns();
  const designs = all.filter((name) => wanted.length === 0 || wanted.some((each) => isWithin(name, each)));
  if (designs.length === 0) throw new Error(`No design of that name in ${SOURCES}.`);
  const manifest = wanted.length > 0 && existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, "utf8")) : {};
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] });
  try {
    const context = await browser.newContext({ deviceScaleFactor: SCALE, reducedMotion: "reduce" });
    await context.route("**/*", serveSource);
    for (const design of designs) Object.assign(manifest, await photographDesign(context, design));
  } finally {
    await browser.close();
  }
  forgetOthers(manifest, all);
  writeManifest(manifest);
});

/** The typefaces have a lock file of their own: only this script needs them. */
async function installTypefaces() {
  if (existsSync(`${SOURCES}/node_modules/@fontsource-variable`)) return;
  await run("npm", ["ci", "--no-audit", "--no-fund", "--prefix", SOURCES], { sentence: "The typefaces are missing." });
}

/** Every design: a page below a folder. One that begins with an underscore is a part of others. */
function listDesigns() {
  return readdirSync(SOURCES, { recursive: true })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => /^(?!node_modules\/).*\/[^_/][^/]*\.html$/.test(file))
    .map((file) => file.replace(/\.html$/, ""))
    .sort();
}

function isWithin(name, wanted) {
  return name === wanted || name.startsWith(`${wanted}/`);
}

/** Answers a page's request with a file of the designs, or of their typefaces. */
async function serveSource(route) {
  const { origin, pathname } = new URL(route.request().url());
  const [, family, file] = /^\/fonts\/([a-z-]+)\/(.+)$/.exec(pathname) ?? [];
  const source = family ? `${SOURCES}/node_modules/@fontsource-variable/${family}/${file}` : `${SOURCES}${pathname}`;
  if (origin !== ORIGIN || !existsSync(source)) throw new Error(`${pathname} is missing.`);
  const contentType = TYPES[path.extname(source)] ?? "application/octet-stream";
  await route.fulfill({ body: readFileSync(source), contentType });
}

/**
 * The pictures of one design. `data-frame` of its page is the window, `data-width` the width in which it is kept;
 * a page with `data-variants` is drawn once for each, and told by its address which one.
 */
async function photographDesign(context, design) {
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    throw error;
  });
  const open = (hash) => page.goto(`${ORIGIN}/${design}.html${hash}`, { waitUntil: "networkidle" });
  await open("");
  const { frame, width, variants } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  const [frameWidth, frameHeight] = frame.split("x").map(Number);
  await page.setViewportSize({ width: frameWidth, height: frameHeight });
  const pictures = {};
  for (const variant of variants?.split(" ") ?? [""]) {
    await page.goto("about:blank");
    await open(variant && `#${variant}`);
    await page.evaluate(() => document.fonts.ready);
    const name = variant ? `${path.dirname(design)}/${variant}` : design;
    pictures[name] = await keep(name, await page.screenshot(), Number(width ?? frameWidth));
    console.log(name);
  }
  await page.close();
  return pictures;
}

/** Keeps a picture where `readPictureAddress` of lib/web/picture-address looks for a built-in one. */
async function keep(name, shot, width) {
  const { data, info } = await sharp(shot).removeAlpha().resize({ width }).raw().toBuffer({ resolveWithObject: true });
  const folder = folderOf(name, info);
  mkdirSync(folder, { recursive: true });
  for (const each of [...WIDTHS.filter((some) => some < info.width), info.width]) {
    for (const [kind, options] of Object.entries(each === WIDTHS[0] ? NARROWEST : KINDS)) {
      const bytes = await encode(sharp(data, { raw: info }).resize({ width: each }), kind, options);
      writeFileSync(`${folder}/${each}.${kind}`, bytes);
    }
  }
  return { width: info.width, height: info.height };
}

function folderOf(name, { width, height }) {
  return `${TARGET}/${name}-${width}x${height}`;
}

/** As good as it may be within the limit. */
async function encode(picture, kind, { quality, effort }) {
  const bytes = await picture.clone()[kind]({ quality, effort }).toBuffer();
  return bytes.length <= MAX_BYTES ? bytes : encode(picture, kind, { quality: quality - 6, effort });
}

/** Pictures whose design is gone leave the manifest, and files that it does not name leave the disk. */
function forgetOthers(manifest, designs) {
  for (const name of Object.keys(manifest)) {
    const folder = path.dirname(name);
    if (![name, `${folder}/${path.basename(folder)}`].some((each) => designs.includes(each))) delete manifest[name];
  }
  const kept = new Set(Object.entries(manifest).map(([name, size]) => folderOf(name, size)));
  for (const entry of readdirSync(TARGET, { recursive: true, withFileTypes: true })) {
    const folder = path.join(entry.parentPath, entry.name).replaceAll(path.sep, "/");
    if (entry.isDirectory() && /-\d+x\d+$/.test(entry.name) && !kept.has(folder)) rmSync(folder, { recursive: true });
  }
}

function writeManifest(manifest) {
  const rows = Object.keys(manifest)
    .sort()
    .map(
      (name) => `  ${JSON.stringify(name)}: { "width": ${manifest[name].width}, "height": ${manifest[name].height} }`,
    );
  writeFileSync(MANIFEST, `{\n${rows.join(",\n")}\n}\n`);
}
