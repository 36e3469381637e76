import { existsSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ensureChromium } from "./chromium.mjs";
import { run, runTool } from "./run.mjs";

const VITEST_REPORT = ".cache/vitest-report.json";
const PLAYWRIGHT_REPORT = ".cache/playwright-report.json";

const oneTest =
  (tool, ...args) =>
  () =>
    countedAsOne(runTool(tool, args));

/** Phases that read the sources alone: one processor does them while the other one builds. */
const SOURCE_PHASES = {
  typecheck: oneTest("typescript-native/bin/tsc"),
  lint: oneTest("@biomejs/biome/bin/biome", "check", "--error-on-warnings"),
  imports: oneTest("dependency-cruiser/bin/dependency-cruise.mjs", "app", "--config", ".dependency-cruiser.mjs"),
  unused: oneTest("knip/bin/knip.js", "--no-progress"),
};
export const CHECKS = Object.keys(SOURCE_PHASES);

/**
 * What `npm test` does, in order. Each phase gives its counts and what failed by name, or throws when it did not get to
 * counting.
 */
export const PHASES = {
  ...SOURCE_PHASES,
  unit: (args) => runVitest(args),
  e2e: (args) => runPlaywright(args),
  // What depends on the database server: the schema and its seed, the plans of the queries, what several processes do at
  // the same time, those of the built site included, and outages.
  postgres: (args) => onPostgres((url) => runVitest([...POSTGRES_TESTS, ...args], { TEST_DATABASE_URL: url })),
  nodes: () => countedAsOne(run(process.execPath, ["scripts/test-node.mjs", OTHER_LINE, ...NODE_TESTS])),
};

/** Those of `npm run test:all`, which also sets TEST_ALL: with it, the tests of tests/wide and those tagged @wide run. */
export const WIDE_PHASES = ["postgres", "nodes"];

const POSTGRES_TESTS = ["tests/unit/database", "tests/wide/database", "tests/postgres"];

/** The line of Node that is recommended; where that one runs us, the oldest that is supported. */
const OTHER_LINE = process.versions.node.startsWith("24.") ? "20" : "24";

/** What leans on Node itself most: streams, files, hashes, ciphers, sockets. */
const OF_SERVER = ["event-stream", "fetch-picture", "file-response", "files-archive", "passphrase", "password"];
const OF_STORE = ["s3-storage", "secrets", "stored-streams"];
const NODE_TESTS = [
  ...["tests/unit/lib", "tests/unit/server/node", "tests/routes/contact.test.ts"],
  ...[...OF_SERVER, ...OF_STORE].map((name) => `tests/unit/server/${name}.test.ts`),
];

// A file that has moved would be left out without a word.
for (const path of [...POSTGRES_TESTS, ...NODE_TESTS])
  if (!existsSync(path)) throw new Error(`There is no ${path}: correct scripts/steps/test-phases.mjs.`);

async function countedAsOne(work) {
  await work;
  return { passed: 1, failed: 0, failures: [] };
}

/** The unit and route tests; other arguments choose others, and `env` another database. */
export async function runVitest(args, env) {
  const report = await vitestReport(args, env);
  const failures = failedInVitest(report);
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

/** Does something with a PostgreSQL made for it, whose address it is given. */
export async function onPostgres(work) {
  const { PostgresServer } = await import("../../tests/support/postgres-server.mjs");
  const server = await PostgresServer.create();
  try {
    return await work(server.url);
  } finally {
    server.remove();
  }
}

/** What vitest itself writes about a run. */
export function vitestReport(args, env) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${VITEST_REPORT}`];
  return reported(VITEST_REPORT, () => runTool("vitest/vitest.mjs", ["run", ...reporters, ...args], { env }));
}

/** The end-to-end tests; `env` chooses the server that they talk to. */
export async function runPlaywright(args, env) {
  await ensureChromium();
  const options = { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT } };
  const run = () => runTool("@playwright/test/cli.js", ["test", "--reporter=list,json", ...args], options);
  const report = await reported(PLAYWRIGHT_REPORT, run);
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky, failures: failedInPlaywright(report) };
}

/** The report a tool wrote. A tool that fails without naming a failed test has crashed, and that is thrown. */
async function reported(file, run) {
  rmSync(file, { force: true });
  const crash = await run().catch((error) => error);
  if (!existsSync(file)) throw crash ?? new Error(`No report was written to ${file}.`);
  const report = JSON.parse(readFileSync(file, "utf8"));
  const failed = report.stats ? report.stats.unexpected + report.stats.flaky : failedInVitest(report).length;
  if (crash && failed === 0) throw crash;
  return report;
}

/** What failed by a report that vitest wrote, as "file › title: reason"; files that failed as a whole without a title. */
function failedInVitest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === "failed")
      .map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0])}`);
    const reasons = status === "failed" && failed.length === 0 ? [firstLine(message)] : failed;
    return reasons.map((reason) => `${relative(process.cwd(), name)} › ${reason}`);
  });
}

/** The failed tests of a suite of Playwright's report with their reasons, those that passed at a second try too. */
function failedInPlaywright({ title, specs = [], suites = [] }, above = []) {
  const path = title ? [...above, title] : above;
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === "unexpected" || status === "flaky"))
    .map((spec) => {
      const errors = spec.tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
      return `${[...path, spec.title].join(" › ")}: ${firstLine(errors.find(Boolean))}`;
    });
  return [...own, ...suites.flatMap((suite) => failedInPlaywright(suite, path))];
}

const firstLine = (text) => stripVTControlCharacters(text ?? "").split("\n", 1)[0];
