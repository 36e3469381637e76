import { spawn } from "node:child_process";
import { constants } from "node:os";

/** Runs a program to its end with our input and output; throws one sentence when it fails. */
export async function run(file, args, { env, sentence } = {}) {
  const child = spawn(file, args, { stdio: "inherit", env: { ...process.env, ...env } });
  const { code, isStopped } = await ended(child);
  // Whoever stopped the child wanted us to stop, not to go on to the next step.
  if (isStopped) process.exit(code);
  if (code !== 0) throw new Error(sentence ?? `${[file, ...args].join(" ")} failed (${code}).`);
}

/** Runs the JavaScript file of an installed package with the Node that runs us. */
export function runTool(file, args, options) {
  return run(process.execPath, [`node_modules/${file}`, ...args], options);
}

/** Waits for a child, and stops it when we are asked to stop. */
function ended(child) {
  let isStopped = false;
  const stop = (signal) => {
    isStopped = true;
    // A terminal sends Ctrl+C to the child as well, a supervisor does not; what serves takes the second as said already.
    child.kill(signal);
  };
  const signals = ["SIGTERM", "SIGINT"];
  for (const signal of signals) process.on(signal, stop);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve({ code: code ?? 128 + constants.signals[signal], isStopped }));
  }).finally(() => {
    for (const signal of signals) process.removeListener(signal, stop);
  });
}
