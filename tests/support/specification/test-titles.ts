import ts from "typescript";
import { readSource } from "../architecture/source-file";

const RUNNERS = ["describe", "it", "test"];

/**
 * The titles of a test file, each after those of the groups it stands in, as expressions to be matched whole:
 * what a loop or a table of cases fills in may be anything. Tables may or may not have been filled in a title.
 */
export function testTitlesOf(file: string): RegExp[] {
  const found: string[] = [];
  collect(readSource(file).syntax, [], found);
  return found.map((title) => new RegExp(`^${title}$`));
}

function collect(node: ts.Node, groups: string[], found: string[]): void {
  const title = titleOf(node);
  const path = title ? [...groups, title.pattern] : groups;
  if (title && !title.isGroup) found.push(path.join(" › "), title.pattern);
  ts.forEachChild(node, (child) => collect(child, path, found));
}

function titleOf(node: ts.Node): { pattern: string; isGroup: boolean } | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const runner = runnerOf(node.expression);
  const [title, body] = node.arguments;
  if (!runner || !title || !body) return undefined;
  return { pattern: patternOf(title), isGroup: runner === "describe" };
}

/** `test`, `test.describe`, `it.each([…])`: the word that says what is called. */
function runnerOf(called: ts.Expression): string | undefined {
  if (ts.isIdentifier(called)) return RUNNERS.find((name) => name === called.text);
  if (ts.isCallExpression(called)) return runnerOf(called.expression);
  if (!ts.isPropertyAccessExpression(called)) return undefined;
  return called.name.text === "describe" ? "describe" : runnerOf(called.expression);
}

function patternOf(title: ts.Expression): string {
  if (ts.isStringLiteralLike(title)) return literal(title.text);
  if (!ts.isTemplateExpression(title)) return ".+";
  const spans = title.templateSpans.map(({ literal: { text } }) => `.+${literal(text)}`);
  return literal(title.head.text) + spans.join("");
}

/** Letters as they are; `%s` and `$name` of a table of cases stand for themselves or for what fills them. */
function literal(text: string): string {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return escaped.replace(/%[sdijoO]|\\\$\w+/g, ".+");
}
