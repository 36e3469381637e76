import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";
import { installPackages, runTool } from "./run.mjs";

/** First the shell without the window's own pages, which takes a third less of the processor's time. */
const WELL_KNOWN = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** A Chromium of this machine that starts, or undefined. CHROMIUM_PATH is a choice, not a hint: nothing replaces it. */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  const candidates = CHROMIUM_PATH ? [CHROMIUM_PATH] : [chromium.executablePath(), ...WELL_KNOWN];
  // A downloaded browser may lack libraries of the system: only one that answers counts.
  return candidates.find((file) => spawnSync(file, ["--version"], { timeout: 20_000 }).status === 0);
}

/** The same, installed first when there is none; throws one sentence when that fails too. */
export async function ensureChromium() {
  const found = findChromium() ?? (process.env.CHROMIUM_PATH ? undefined : await installChromium());
  if (found) return found;
  throw new Error(
    "The end-to-end tests need a Chromium: install it (npx playwright install --with-deps chromium) or set CHROMIUM_PATH.",
  );
}

async function installChromium() {
  const deps = process.getuid?.() === 0 ? ["--with-deps"] : [];
  const installPlaywrights = () => runTool("@playwright/test/cli.js", ["install", ...deps, "chromium"]);
  const installSystems = () => installPackages("chromium-headless-shell").catch(() => installPackages("chromium"));
  for (const install of [installPlaywrights, installSystems]) {
    console.log("No Chromium on this machine: installing one …");
    await install().catch((error) => console.error(error.message));
    const found = findChromium();
    if (found) return found;
  }
  return undefined;
}
