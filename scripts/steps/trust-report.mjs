import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { MATRIX } from "./trust-matrix.mjs";

const REPORT = "docs/trust-report.md";

const SECTION = /^## (?=.*\n\n`npm run test:trust -- )/m;

/** Writes the report anew with the results of these rows; what stands above all rows and what it says of the others stays. */
export function writeTrustReport(rows) {
  const [head, ...texts] = readFileSync(REPORT, "utf8").split(SECTION);
  const known = new Map(texts.map((text) => [text.slice(0, text.indexOf("\n")), `## ${text.trimEnd()}\n`]));
  const machine = `${cpus().length} cores, Node ${process.version}`;
  for (const row of rows) known.set(row.promise, section(row, { ...row, machine }));
  const sections = MATRIX.map((row) => known.get(row.promise) ?? section(row));
  writeFileSync(REPORT, [`${head.trimEnd()}\n`, ...sections].join("\n"));
  return REPORT;
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
  const head = "test | done | lost | twice | leaked | unexpected 5xx | measured | promise";
  const lines = tests.map(({ title, done, lost, duplicated, leaked, unexpected5xx, measured, isKept }) =>
    [title, done, lost, duplicated, leaked, unexpected5xx, measured, isKept ? "kept" : "BROKEN"]
      .map((value) =>
        String(value ?? "–")
          .replaceAll("|", "\\|")
          .replaceAll("\n", " "),
      )
      .join(" | "),
  );
  return [head, head.replace(/[^|]+/g, "---"), ...lines].map((line) => `| ${line} |\n`).join("");
}

function sentenceOf({ files, env, passed, failed }) {
  if (files.length === 0) return "";
  const names = files.map((file) => `\`${file}\``).join(", ");
  const sizes = Object.entries(env).map(([name, value]) => ` with ${name}=${value}`);
  return `Also ${passed} tests passed and ${failed} failed of ${names}${sizes.join("")}.\n`;
}
