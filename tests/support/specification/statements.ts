import { readFileSync } from "node:fs";

/** What the product must do, say, look like or refuse. */
export interface Statement {
  /** The name by which a test says that it proves the statement: `// @spec home-3`. */
  id: string;
  section: string;
  text: string;
  /** What replaces the statement, when a decision does. */
  decision?: string;
}

/** Reads the list of statements: `- id: text` below a heading, perhaps with a line `Decision: …` of its own. */
export function readStatements(file: string): Statement[] {
  const statements: Statement[] = [];
  let section = "";
  for (const line of readFileSync(file, "utf8").split("\n")) {
    section = /^#+ (.+)$/.exec(line)?.[1] ?? section;
    const [, id, text] = /^- ([a-z]+-\d+): (.+)$/.exec(line) ?? [];
    if (id && text) statements.push({ id, section, text });
    const [, decision] = /^ {2}Decision: (.+)$/.exec(line) ?? [];
    const last = statements.at(-1);
    if (decision && last) last.decision = decision;
  }
  return statements;
}

/** The words of the interface that a statement quotes: between « and ». */
export function quotesOf({ text }: Statement): string[] {
  return [...text.matchAll(/« (.+?) »/g)].map(([, quote]) => String(quote));
}
