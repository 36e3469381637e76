import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "../support/temporary-folder";

const WORKERS = path.resolve("scripts/steps/workers.mjs");

/** The first one listens and ends when it is asked to; the second one is never ready. */
const WORKER = `
setInterval(() => {}, 1000);
process.on("message", ({ type }) => type === "drain" && process.exit(0));
if (process.argv[2] === "1") process.send({ type: "listen", port: 0, host: "127.0.0.1" });
`;

/** Kills the second one and asks for the end before this process can hear of its death. */
const SUPERVISOR = `
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { serveByWorkers } from ${JSON.stringify(WORKERS)};
void serveByWorkers(2);
const watch = setInterval(() => {
  const listed = execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(process.pid)], { encoding: "utf8" });
  const second = Number(/^ *(\\d+) .*worker\\.mjs 2$/m.exec(listed)?.[1]);
  if (!second) return;
  clearInterval(watch);
  process.kill(second, "SIGKILL");
  while (readFileSync("/proc/" + second + "/stat", "utf8").split(") ")[1][0] !== "Z");
  process.emit("SIGINT", "SIGINT");
}, 20);
`;

test("a worker that dies while it is asked to end keeps no other from ending well", () => {
  const folder = makeTemporaryFolder("zellige-supervisor-");
  writeFileSync(path.join(folder, "worker.mjs"), WORKER);
  writeFileSync(path.join(folder, "supervisor.mjs"), SUPERVISOR);
  const { status, stderr } = spawnSync(process.execPath, [path.join(folder, "supervisor.mjs")], { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
});
