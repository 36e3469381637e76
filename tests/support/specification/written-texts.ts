import { readdirSync } from "node:fs";
import ts from "typescript";
import { readSource, walk } from "../architecture/source-file";

/** A text of the code, with the file it stands in. */
export interface WrittenText {
  file: string;
  text: string;
}

/** Every text that the product may show: strings and markup of its code and of its demo, without the specimens. */
export function readTypesetTexts(): WrittenText[] {
  return ["app", "prisma/seed"].flatMap(filesIn).flatMap(textsOf);
}

/** The same texts as the specification would write them. */
export function readWrittenTexts(): WrittenText[] {
  return readTypesetTexts().map(({ file, text }) => ({ file, text: plain(text) }));
}

function filesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`);
  return files.filter((file) => /\.tsx?$/.test(file) && !/\/(db\/client|routes\/styleguide)\//.test(file));
}

function textsOf(file: string): WrittenText[] {
  const texts: WrittenText[] = [];
  walk(readSource(file).syntax, (node) => {
    const text = textOf(node);
    if (text) texts.push({ file, text });
  });
  return texts;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("N");
  }
  // Markup keeps its entities as they are typed.
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text.replaceAll("&#8239;", "\u202f");
  return undefined;
}

/** One kind of space and none before a sign, one kind of apostrophe and dots, as the specification writes them. */
export function plain(text: string): string {
  return text
    .replaceAll(/\\u202f|\\u00a0|&nbsp;/g, " ")
    .replace(/\s+/g, " ")
    .replace(/ (?=[!?:;])/g, "")
    .replaceAll("’", "'")
    .replaceAll("&apos;", "'")
    .replaceAll("…", "...")
    .trim();
}
