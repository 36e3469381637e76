// Draws the posters of the home page's scene anew, from the scene itself as a running site shows it:
// npm run poster -- http://localhost:3000
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { ensureChromium } from "./steps/chromium.mjs";
import { enterProject, main } from "./steps.mjs";

const FOLDER = "app/routes/_site._index/poster";
const THEMES = { night: "dark", day: "light" };
const SHAPES = { wide: { width: 1440, height: 720 }, square: { width: 800, height: 800 } };

// The processor may draw: here nobody waits.
const ARGS = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"];

// The stage alone, without the soft edges that the page's own style gives the picture.
const STAGE_ONLY =
  "[data-scene] { position: fixed !important; inset: 0; z-index: 99; height: auto !important;" +
  " mask-image: none !important; background: var(--surface) } .scene-poster { display: none }";

await main(async () => {
  const [address] = process.argv.slice(2);
  if (!address) throw new Error("Say where the site runs: npm run poster -- http://localhost:3000");
  enterProject({ nodeEnv: "production" });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ARGS });
  try {
    for (const [name, theme] of Object.entries(THEMES)) {
      for (const [shape, viewport] of Object.entries(SHAPES)) {
        await save(`${FOLDER}/${name}-${shape}`, await draw(browser, { address, theme, viewport }));
      }
    }
  } finally {
    await browser.close();
  }
});

async function draw(browser, { address, theme, viewport }) {
  const context = await browser.newContext({ viewport, bypassCSP: true });
  const value = Buffer.from(JSON.stringify(theme)).toString("base64");
  await context.addCookies([{ name: "theme", value, url: address }]);
  const page = await context.newPage();
  await page.addInitScript(holdFirstMoment);
  await page.goto(address);
  await page.addStyleTag({ content: STAGE_ONLY });
  await page.locator('[data-scene="live"] canvas').waitFor({ timeout: 120_000 });
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

/** Runs in the page: a machine that is good enough, and on which the scene never leaves the poster's moment. */
function holdFirstMoment() {
  Object.defineProperty(navigator, "hardwareConcurrency", { get: () => 8 });
  window.requestAnimationFrame = () => 0;
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (type, options) {
    return getContext.call(this, type, { ...options, failIfMajorPerformanceCaveat: false });
  };
  const { getExtension } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.getExtension = function (name) {
    return name === "WEBGL_debug_renderer_info" ? null : getExtension.call(this, name);
  };
}

async function save(file, picture) {
  await sharp(picture).avif({ quality: 42, effort: 7 }).toFile(`${file}.avif`);
  await sharp(picture).webp({ quality: 54, effort: 6 }).toFile(`${file}.webp`);
  console.log(file);
}
