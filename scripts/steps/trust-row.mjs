import { PostgresServer } from "../../tests/support/postgres-server.mjs";
import { playwrightReport, vitestReport } from "./test-phases.mjs";

const isBrowser = (file) => file.endsWith(".spec.ts");
const needsPostgres = (file) => file.startsWith("tests/postgres/");

/** Runs the tests of one row. @returns the figures that its live tests brought, and the counts of the others */
export async function runRow({ id, promise, files, env = {} }, { isLiveOnly }) {
  const startedAt = performance.now();
  const isLive = (file) => file.startsWith("tests/trust/");
  const others = isLiveOnly ? [] : files.filter((file) => !isLive(file));
  const live = await runTests(files.filter(isLive), { ...env, TRUST_TESTS: "1" });
  const counts = [
    await runTests(
      others.filter((file) => !isBrowser(file) && !needsPostgres(file)),
      env,
    ),
    await runOnPostgres(others.filter(needsPostgres), env),
    await runBrowser(others.filter(isBrowser), env),
  ];
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  return {
    ...{ id, promise, tests: live.tests, others: { files: others, env, passed, failed } },
    seconds: Math.round((performance.now() - startedAt) / 1000),
    at: new Date().toISOString(),
    isKept: failed + live.failed === 0 && passed + live.passed > 0,
  };
}

/** One file after the other: what is measured has the machine to itself. */
async function runTests(files, env) {
  if (files.length === 0) return { passed: 0, failed: 0, tests: [] };
  const report = await vitestReport(["--no-file-parallelism", ...files], env);
  const tests = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ title, status, meta }) => ({ title, isKept: status === "passed", ...meta?.figures })),
  );
  return { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests, tests };
}

async function runOnPostgres(files, env) {
  if (files.length === 0) return { passed: 0, failed: 0 };
  const server = await PostgresServer.create();
  try {
    return await runTests(files, { ...env, TEST_DATABASE_URL: server.url });
  } finally {
    server.remove();
  }
}

async function runBrowser(files, env) {
  if (files.length === 0) return { passed: 0, failed: 0 };
  const { stats } = await playwrightReport(["--no-deps", ...files], env);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
