import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { onPostgres, runPlaywright, vitestReport } from "./test-phases.mjs";
import { MATRIX, SIZES } from "./trust-matrix.mjs";

const REPORT = "docs/trust-report.md";

const isBrowser = (file) => file.endsWith(".spec.ts");
const needsPostgres = (file) => file.startsWith("tests/postgres/");

/** Runs the tests of one row and writes its section of the report anew. @returns whether what is promised was kept */
export async function runRow(id, { isLiveOnly }) {
  const startedAt = performance.now();
  const env = SIZES[id] ?? {};
  const isLive = (file) => file.startsWith("tests/trust/");
  const files = isLiveOnly ? [] : MATRIX[id].filter((file) => !isLive(file));
  const onServer = files.filter(needsPostgres);
  const inBrowser = files.filter(isBrowser);
  const live = await runTests(MATRIX[id].filter(isLive), { ...env, TRUST_TESTS: "1" });
  const plain = files.filter((file) => !isBrowser(file) && !needsPostgres(file));
  const counts = [
    await runTests(plain, env),
    await (onServer.length > 0
      ? onPostgres((url) => runTests(onServer, { ...env, TEST_DATABASE_URL: url }))
      : runTests(onServer)),
    inBrowser.length > 0 ? await runPlaywright(["--no-deps", ...inBrowser], env) : { passed: 0, failed: 0 },
  ];
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  const isKept = failed + live.failed === 0 && passed + live.passed > 0;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const at = new Date().toISOString().slice(0, 16).replace("T", " ");
  const when = `${at} UTC, ${cpus().length} cores, Node ${process.version}, ${seconds} s`;
  const table = live.tests.length > 0 ? `${tableOf(live.tests)}\n` : "";
  const names = files.map((file) => `\`${file}\``).join(", ");
  const sizes = Object.entries(env).map(([name, value]) => ` with ${name}=${value}`);
  const others =
    files.length > 0 ? `Also ${passed} tests passed and ${failed} failed of ${names}${sizes.join("")}.\n` : "";
  writeSection(id, `**${isKept ? "kept" : "BROKEN"}** (${when}).\n\n${table}${others}`);
  console.log(`${isKept ? "kept" : "BROKEN"}, ${seconds} s: ${REPORT}`);
  return isKept;
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

function tableOf(tests) {
  const head = "test | done | lost | twice | leaked | unexpected 5xx | measured | promise";
  const cell = (value) => String(value ?? "–").replace(/\||\n/g, (sign) => (sign === "|" ? "\\|" : " "));
  const lines = tests.map(({ title, done, lost, duplicated, leaked, unexpected5xx, measured, isKept }) =>
    [title, done, lost, duplicated, leaked, unexpected5xx, measured, isKept ? "kept" : "BROKEN"].map(cell).join(" | "),
  );
  return [head, head.replace(/[^|]+/g, "---"), ...lines].map((line) => `| ${line} |\n`).join("");
}

/** Writes what a row's section of the report says below its title; all else stays. */
function writeSection(id, text) {
  const command = `\`npm run test:trust -- ${id}\``;
  const sections = readFileSync(REPORT, "utf8").split(/^(?=## )/m);
  const index = sections.findIndex((section) => section.includes(`\n\n${command}`));
  if (index < 0) throw new Error(`${REPORT} has no section of ${id}.`);
  const [title] = sections[index].split("\n", 1);
  sections[index] = `${title}\n\n${command}: ${text}`;
  writeFileSync(REPORT, sections.map((section) => `${section.trimEnd()}\n`).join("\n"));
}
