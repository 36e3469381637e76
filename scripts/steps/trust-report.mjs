import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { MATRIX } from "./trust-matrix.mjs";

const KEPT = ".cache/trust-report.json";
const REPORT = "docs/trust-report.md";

const HEAD = `# Trust report

What was done to the site, and what it lost, did twice, showed to the wrong person or answered with an error that
nobody meant. Written by \`npm run test:trust\`; \`npm run test:trust -- kill disk\` runs these rows alone and leaves the
others as they were. Rows without figures of their own are tests of \`npm test\`, counted.
`;

/** Puts the results of these rows beside those of earlier runs, and writes the report anew. */
export function writeTrustReport(rows) {
  const known = { ...readKept(), ...Object.fromEntries(rows.map((row) => [row.id, { ...row, ...circumstances() }])) };
  mkdirSync(".cache", { recursive: true });
  writeFileSync(KEPT, JSON.stringify(known));
  writeFileSync(REPORT, [HEAD, ...MATRIX.map(({ id, promise }) => section(id, promise, known[id]))].join("\n"));
  return REPORT;
}

function readKept() {
  try {
    return JSON.parse(readFileSync(KEPT, "utf8"));
  } catch {
    return {};
  }
}

function circumstances() {
  return { machine: `${cpus().length} cores, Node ${process.version}` };
}

function section(id, promise, row) {
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
