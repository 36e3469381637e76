import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import path from "node:path";

const SIGNALS = ["SIGTERM", "SIGINT"];

/** Runs a program to its end with our input and output; throws one sentence when it fails. */
export async function run(file, args, { env, sentence } = {}) {
  const child = spawn(file, args, { stdio: "inherit", env: { ...process.env, ...env } });
  let isStopped = false;
  // A terminal sends Ctrl+C to the child as well, a supervisor does not; what serves takes the second as said already.
  const stop = (signal) => {
    isStopped = true;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  const [exitCode, exitSignal] = await once(child, "exit").finally(() => {
    for (const signal of SIGNALS) process.removeListener(signal, stop);
  });
  const code = exitCode ?? 128 + constants.signals[exitSignal];
  // A signal that stops the child is meant for us, too: there is no next step.
  if (isStopped) process.exit(code);
  if (code !== 0) throw new Error(sentence ?? `${[file, ...args].join(" ")} failed (${code}).`);
}

/** Runs the JavaScript file of an installed package with the Node that runs us. */
export function runTool(file, args, options) {
  return run(process.execPath, [`node_modules/${file}`, ...args], options);
}

/** Installs a package that few commands need below .cache, unless it is there. @returns the folder of its node_modules */
export async function installAside(name, version) {
  const folder = path.resolve(`.cache/${name}-${version}`);
  const args = ["install", "--prefix", folder, "--no-audit", "--no-fund", "--ignore-scripts", `${name}@${version}`];
  if (!existsSync(`${folder}/node_modules/${name}`)) await run("npm", args);
  return `${folder}/node_modules`;
}

/** Installs packages of the system where that is possible; throws elsewhere. */
export async function installPackages(...names) {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0)
    throw new Error("No package manager to ask.");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-q"], { env });
  await run("apt-get", ["install", "-yq", "--no-install-recommends", ...names], { env });
}
