import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { MATRIX } from "./trust-matrix.mjs";
import { PROMISES } from "./trust-promises.mjs";

const REPORT = "docs/trust-report.md";

const HEAD = `# Trust report

What was done to the site, and what it lost, did twice, showed to the wrong person or answered with an error that
nobody meant. Written by \`npm run test:trust\`; \`npm run test:trust -- kill disk\` runs these rows alone and leaves the
others as they were. Rows without figures of their own are tests of \`npm test\`, counted.
`;

const SECTION = /^## (?=.*\n\n`npm run test:trust -- )/m;

/** Writes the report anew with the results of these rows; what it says of the others stays. */
export function writeTrustReport(rows) {
  const known = readSections();
  for (const row of rows)
    known.set(row.promise, section(row, { ...row, machine: `${cpus().length} cores, Node ${process.version}` }));
  const sections = MATRIX.map((row) => known.get(row.promise) ?? section(row));
  writeFileSync(REPORT, [HEAD, promises(), ...sections].join("\n"));
  return REPORT;
}

/** What the report says so far, by the promise of each row. */
function readSections() {
  const [, ...sections] = readFileSync(REPORT, "utf8").split(SECTION);
  return new Map(sections.map((text) => [text.slice(0, text.indexOf("\n")), `## ${text.trimEnd()}\n`]));
}

function promises() {
  const lines = PROMISES.map(({ promise, rows = [], tests = [] }) => {
    const proofs = [...rows.map((id) => `row \`${id}\``), ...tests.map((test) => `\`${test}\``)];
    return `| ${promise} | ${proofs.join("<br>")} |\n`;
  });
  return ["## What is promised, and what shows it\n\n", "| promise | shown by |\n", "| --- | --- |\n", ...lines].join(
    "",
  );
}

function section({ id, promise }, row) {
  const title = `## ${promise}\n\n\`npm run test:trust -- ${id}\``;
  if (!row) return `${title}: not run.\n`;
  const { isKept, at, seconds, machine, tests, others } = row;
  const when = `${at.slice(0, 16).replace("T", " ")} UTC, ${machine}, ${seconds} s`;
  const table = tests.length > 0 ? `${tableOf(tests)}\n` : "";
  return `${title}: **${isKept ? "kept" : "BROKEN"}** (${when}).\n\n${table}${sentenceOf(others)}`;
}

function tableOf(tests) {
  const cell = (value) =>
    String(value ?? "–")
      .replaceAll("|", "\\|")
      .replaceAll("\n", " ");
  const lines = tests.map((test) =>
    [test.title, test.done, test.lost, test.duplicated, test.leaked, test.unexpected5xx, test.measured]
      .concat(test.isKept ? "kept" : "BROKEN")
      .map(cell)
      .join(" | "),
  );
  const head = "test | done | lost | twice | leaked | unexpected 5xx | measured | promise";
  return [head, head.replace(/[^|]+/g, "---"), ...lines].map((line) => `| ${line} |\n`).join("");
}

function sentenceOf({ files, env, passed, failed }) {
  if (files.length === 0) return "";
  const sizes = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const names = files.map((file) => `\`${file}\``).join(", ");
  return `Also ${passed} tests passed and ${failed} failed of ${names}${sizes.length > 0 ? ` with ${sizes.join(" ")}` : ""}.\n`;
}
