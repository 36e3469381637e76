import type { Proof } from "./proofs";
import type { Statement } from "./statements";

const HEAD = `# Every statement of the specification, and what shows that it is so

Made by \`npm run specification\` from the statements of \`tests/support/specification/statements.md\` and from the tests that name them
(\`// @spec home-3\` before a test); \`npm test\` fails while it is out of date. A proof is a test that fails when the statement is not
so, or the decision that replaces the statement. Words between « and » are those of the interface.
`;

/** The table of the specification: a row for each statement, with the tests that name it. */
export function tableOf(statements: Statement[], proofs: Proof[]): string {
  const sections = [...new Set(statements.map(({ section }) => section))];
  const parts = sections.map((name) => {
    const rows = statements.filter(({ section }) => section === name).map((statement) => rowOf(statement, proofs));
    return [`## ${name}`, "", "| | Statement | Proof |", "| --- | --- | --- |", ...rows, ""].join("\n");
  });
  return [HEAD, ...parts].join("\n");
}

function rowOf({ id, text, decision }: Statement, proofs: Proof[]): string {
  const named = proofs.filter(({ statements }) => statements.includes(id));
  const tests = named.map(({ file, title }) => `\`${file} › ${title}\``);
  const cells = [...(decision ? [`Decision: ${decision}`] : []), ...tests].join("<br>");
  return `| ${id} | ${text.replaceAll("|", "\\|")} | ${cells.replaceAll("|", "\\|")} |`;
}
