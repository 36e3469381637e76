import { existsSync, lstatSync, readFileSync } from "node:fs";
import { run } from "./run.mjs";

// npm's own record of what it has installed.
const INSTALLED = "node_modules/.package-lock.json";

/** Installs the locked dependencies, tools included, unless exactly these are there already. */
export async function installDependencies() {
  const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
  const installed = existsSync(INSTALLED) ? packagesOf(INSTALLED) : {};
  // Optional packages are those of other platforms, left out on purpose.
  const isThere = ([name, { version, optional }]) =>
    name === "" || (installed[name] ? installed[name].version === version : optional);
  if (Object.entries(packagesOf("package-lock.json")).every(isThere)) return;
  if (existsSync("node_modules") && lstatSync("node_modules").isSymbolicLink()) {
    throw new Error("node_modules is a link and does not match package-lock.json: run npm ci where it leads.");
  }
  console.log("Installing the locked dependencies …");
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund"];
  const sentence = "The dependencies could not be installed: see npm's message above.";
  // Started by `npm start` we are told where npm is; by `node scripts/start.mjs` it is looked up in the PATH.
  const npm = process.env.npm_execpath;
  await (npm?.endsWith(".js") ? run(process.execPath, [npm, ...args], { sentence }) : run("npm", args, { sentence }));
}
