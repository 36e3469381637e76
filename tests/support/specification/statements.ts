import { readFileSync } from "node:fs";

/** One row of the table: what must be so, and what shows that it is. */
export interface Statement {
  section: string;
  text: string;
  proof: string;
}

/** Reads the table of statements. Within a cell a bar is written `\|`. */
export function readStatements(file: string): Statement[] {
  const statements: Statement[] = [];
  let section = "";
  for (const line of readFileSync(file, "utf8").split("\n")) {
    section = /^#+ (.+)$/.exec(line)?.[1] ?? section;
    const [, text, proof] = /^\| (.+?) (?<!\\)\| (.+) \|$/.exec(line) ?? [];
    if (text && proof && text !== "Statement" && !text.startsWith("---")) statements.push({ section, text, proof });
  }
  return statements;
}

/** The words of the interface that a statement quotes: between « and ». */
export function quotesOf({ text }: Statement): string[] {
  return [...text.matchAll(/« (.+?) »/g)].map(([, quote]) => String(quote));
}

/** What replaces a statement, when a decision does. */
export function decisionOf({ proof }: Statement): string | undefined {
  return /^Decision: (.+)$/.exec(proof)?.[1];
}

/** The tests a proof names: file and title, several after one another on lines of their own. */
export function testsOf({ proof }: Statement): { file: string; title: string }[] {
  return proof.split("<br>").flatMap((name) => {
    const [, file, title] = /^`(tests\/[^ ]+) › (.+)`$/.exec(name) ?? [];
    return file && title ? [{ file, title }] : [];
  });
}
