import { enterProject, prepareBuild, prepareTools, tellCounts } from "./steps.mjs";

// npm test [-- PHASE [arguments of its tool]]: prepares, runs every phase, and ends with the failed tests by name and
// one line of counts. npm run test:all: the same with what is wide, and with the databases and Nodes that a machine may have.
const totals = { passed: 0, failed: 0, failures: [] };
const isAll = process.argv[2] === "--all";
const [wanted, ...args] = process.argv.slice(isAll ? 3 : 2);

enterProject({ nodeEnv: "test", readsDotEnv: false });
if (isAll) process.env.TEST_ALL = "1";
if (await phase("prepare", () => uncounted(prepareTools()))) await runPhases();
if (totals.passed + totals.failed === 0) totals.failed = 1;
tellCounts(totals);
process.exit();

async function runPhases() {
  // Not before the dependencies are installed.
  const { CHECKS, PHASES, WIDE_PHASES } = await import("./steps/test-phases.mjs");
  const runInTurn = async (names) => {
    for (const name of names) await phase(name, () => PHASES[name](args));
  };
  const isBuilding = phase("build", () => uncounted(prepareBuild()));
  if (!wanted) await runInTurn(CHECKS);
  if (!(await isBuilding)) return;
  const left = [...CHECKS, ...(isAll ? [] : WIDE_PHASES)];
  if (!wanted) await runInTurn(Object.keys(PHASES).filter((name) => !left.includes(name)));
  else if (Object.hasOwn(PHASES, wanted)) await runInTurn([wanted]);
  else
    await phase(wanted, () =>
      Promise.reject(new Error(`There is no such phase. There are: ${Object.keys(PHASES).join(", ")}.`)),
    );
}

/** The counts of work that holds no test. */
async function uncounted(work) {
  await work;
  return { passed: 0, failed: 0, failures: [] };
}

/** Runs one phase and adds its counts; one that crashes counts as a failed test. */
async function phase(name, work) {
  const start = performance.now();
  console.log(`\n── ${name} ──`);
  const counts = await work().catch((error) => {
    console.error(error.message);
    return { passed: 0, failed: 1, failures: [`${name}: ${error.message}`] };
  });
  totals.passed += counts.passed;
  totals.failed += counts.failed;
  totals.failures.push(...counts.failures);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`── ${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`);
  return counts.failed === 0;
}
