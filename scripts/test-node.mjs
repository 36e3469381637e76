import path from "node:path";
import { findFreePort } from "./steps/free-port.mjs";
import { installAside, run } from "./steps/run.mjs";
import { inTemporaryFolder, withSite } from "./steps/site-process.mjs";
import { enterProject, prepareBuild, tellCounts } from "./steps.mjs";

// npm run test:node -- 22 24: on each of these lines of Node, a first start of the built site on an empty folder and a
// second one on what the first has left, then the unit and route tests, or those named: `-- 24 tests/unit/lib`. `-- 24
// start` leaves the tests out. The binaries are those of the package registry.
enterProject({ nodeEnv: "test", readsDotEnv: false });
const isLine = (argument) => /^\d+$/.test(argument);
const lines = process.argv.slice(2).filter(isLine);
const tests = process.argv.slice(2).filter((argument) => !isLine(argument));
if (lines.length === 0) {
  console.error("Say which lines of Node: npm run test:node -- 22 24");
  process.exit(1);
}
await prepareBuild();
const counts = { passed: 0, failed: 0, failures: [] };
for (const line of lines) {
  try {
    const node = await nodeOfLine(line);
    await startTwice(node);
    if (tests[0] !== "start") {
      const env = { PATH: `${path.dirname(node)}:${process.env.PATH}` };
      await run(node, ["scripts/test.mjs", "unit", ...tests], { env });
    }
    counts.passed += 1;
    console.log(`Node ${line}: passed`);
  } catch (error) {
    counts.failed += 1;
    counts.failures.push(`Node ${line}: ${error.message}`);
  }
}
tellCounts(counts);

/** The newest binary of a line, from the package that holds it for this system alone. */
async function nodeOfLine(line) {
  const name = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  return path.join(await installAside(name, line), name, "bin", "node");
}

/** The start of an empty folder and of a filled one; each must answer its home page and say that it is well. */
async function startTwice(node) {
  const port = await findFreePort();
  const look = async ({ base }) => {
    for (const address of ["/", "/contact", "/healthz"]) {
      const { status } = await fetch(base + address);
      if (status !== 200) throw new Error(`${address} answers ${status}`);
    }
  };
  await inTemporaryFolder(async (folder) => {
    // Its first administrator has a random password, as where nothing is set.
    const env = { ADMIN_EMAIL: undefined, ADMIN_PASSWORD: undefined };
    for (const start of ["first", "second"])
      await withSite({ node, port, dataDir: path.join(folder, "data"), env }, look).catch((error) => {
        throw new Error(`its ${start} start: ${error.message}`);
      });
  });
}
