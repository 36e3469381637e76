import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { findChromium } from "./chromium.mjs";
import { run } from "./run.mjs";

/** The last line that runs on Node 20. It weighs 185 MB, so it is installed by the benchmark that needs it. */
const VERSION = "12.8.2";
const FOLDER = path.resolve(`.cache/lighthouse-${VERSION}`);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const CHROMIUM_FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"];

/** Installs Lighthouse where it is missing, and starts a Chromium for it. */
export async function startLighthouse() {
  if (!existsSync(`${FOLDER}/node_modules/lighthouse`)) await install();
  const { default: lighthouse } = await load("lighthouse/core/index.js");
  const { launch } = await load("chrome-launcher/dist/index.js");
  const browser = await launch({ chromePath: findChromium(), chromeFlags: CHROMIUM_FLAGS, logLevel: "error" });
  /** Judges a page as a phone on slow 4G sees it, simulated from a load without bounds: Lighthouse's own preset. */
  const judge = async (url) => {
    const options = { port: browser.port, onlyCategories: CATEGORIES, logLevel: "error" };
    return (await lighthouse(url, options)).lhr;
  };
  return { judge, stop: () => browser.kill() };
}

function install() {
  const args = ["install", "--prefix", FOLDER, "--no-audit", "--no-fund", "--ignore-scripts"];
  return run("npm", [...args, `lighthouse@${VERSION}`]);
}

function load(file) {
  return import(pathToFileURL(`${FOLDER}/node_modules/${file}`).href);
}
