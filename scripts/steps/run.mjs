import { spawn } from "node:child_process";

/** Runs a program to its end with our input and output; throws one sentence when it fails. */
export async function run(file, args, { env, sentence } = {}) {
  const child = spawn(file, args, { stdio: "inherit", env: { ...process.env, ...env } });
  const code = await exitCode(child);
  if (code !== 0) throw new Error(sentence ?? `${[file, ...args].join(" ")} failed (${code}).`);
}

/** Runs the JavaScript file of an installed package with the Node that runs us. */
export function runTool(file, args, options) {
  return run(process.execPath, [`node_modules/${file}`, ...args], options);
}

/** The code a child ends with, whichever way it ends; signals meant for us are passed on to it. */
export function exitCode(child) {
  const forward = (signal) => child.kill(signal);
  const signals = ["SIGTERM", "SIGINT"];
  for (const signal of signals) process.on(signal, forward);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? signal));
  }).finally(() => {
    for (const signal of signals) process.removeListener(signal, forward);
  });
}
