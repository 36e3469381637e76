import ts from "typescript";
import { readSource } from "../architecture/source-file";

const RUNNERS = ["describe", "it", "test"];

/** A test as it is written. */
export interface WrittenTest {
  call: ts.CallExpression;
  /** The titles of the groups it stands in, as they are written. */
  groups: string[];
  title: string;
  /** What its titles may become: with those of its groups, and its own alone. */
  patterns: string[];
}

/** The tests of a file, in their order. */
export function readTests(syntax: ts.SourceFile): WrittenTest[] {
  const found: WrittenTest[] = [];
  collect(syntax, { groups: [], patterns: [] }, found);
  return found;
}

/**
 * The titles of a test file, each after those of the groups it stands in, as expressions to be matched whole:
 * what a loop or a table of cases fills in may be anything. Tables may or may not have been filled in a title.
 */
export function testTitlesOf(file: string): RegExp[] {
  const tests = readTests(readSource(file).syntax);
  return tests.flatMap(({ patterns }) => patterns).map((pattern) => new RegExp(`^${pattern}$`));
}

interface Groups {
  groups: string[];
  patterns: string[];
}

function collect(node: ts.Node, above: Groups, found: WrittenTest[]): void {
  const title = titleOf(node);
  if (title && !title.isGroup) {
    const patterns = [[...above.patterns, title.pattern].join(" › "), title.pattern];
    found.push({ call: title.call, groups: above.groups, title: title.written, patterns });
  }
  const below = title?.isGroup
    ? { groups: [...above.groups, title.written], patterns: [...above.patterns, title.pattern] }
    : above;
  ts.forEachChild(node, (child) => collect(child, below, found));
}

function titleOf(node: ts.Node) {
  if (!ts.isCallExpression(node)) return undefined;
  const runner = runnerOf(node.expression);
  const [title, body] = node.arguments;
  if (!runner || !title || !body) return undefined;
  return { call: node, pattern: patternOf(title), written: writtenOf(title), isGroup: runner === "describe" };
}

/** A title as the source says it; what a loop fills in is left open. */
function writtenOf(title: ts.Expression): string {
  if (ts.isStringLiteralLike(title)) return title.text;
  if (!ts.isTemplateExpression(title)) return "…";
  return [title.head.text, ...title.templateSpans.map(({ literal: { text } }) => text)].join("…");
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
