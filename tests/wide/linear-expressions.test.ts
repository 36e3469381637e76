import { readdirSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { readSource, walk } from "../support/architecture/source-file";

/** A regular expression of the application, and where it stands. */
interface Expression {
  place: string;
  expression: RegExp;
}

const GENERATED = "app/server/db/client/";

/** Every regular expression literal of the application, as the compiler reads it. */
function expressionsOfTheApplication(): Expression[] {
  const files = readdirSync("app", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.posix.join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(GENERATED));
  return files.flatMap(expressionsIn);
}

function expressionsIn(file: string): Expression[] {
  const { syntax } = readSource(file);
  const found: Expression[] = [];
  walk(syntax, (node) => {
    if (!ts.isRegularExpressionLiteral(node)) return;
    const line = syntax.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const [, source = "", flags = ""] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? [];
    found.push({ place: `${file}:${line} ${node.text}`, expression: new RegExp(source, flags) });
  });
  return found;
}

const CLASSES: Readonly<Record<string, string>> = { s: " ", d: "1", w: "a", n: "\n", t: "\t", r: "\r", S: "x", D: "x" };
const FAILING_ENDS = ["", "\u0000", "x", "\nx"];
const SIZES = [250, 1000, 4000, 16_000];
/** Of four times the length: four times as long is linear, sixteen times quadratic. */
const STEEP = 9;
/** Below this, what is measured is the clock. */
const NOTICED_MS = 4;
const TRIES = 3;
const SIGNS_MAX = 16;

/** What it takes far longer to fail on than its length explains, among texts made of the expression's own signs; null for none. */
function steepText({ expression }: Expression): string | null {
  const { signs, words } = partsOf(expression.source);
  for (const pump of [...signs, ...words]) {
    for (const start of ["", ...words]) {
      for (const end of FAILING_ENDS) {
        const textOf = (size: number) => start + pump.repeat(Math.ceil(size / pump.length)) + end;
        // A busy machine slows one look down, and not each of three.
        if ([1, 2, 3].every(() => isSteep(expression, textOf))) {
          return JSON.stringify([start, pump, end]);
        }
      }
    }
  }
  return null;
}

function isSteep(expression: RegExp, textOf: (size: number) => string): boolean {
  let before = Number.POSITIVE_INFINITY;
  for (const size of SIZES) {
    const text = textOf(size);
    let now = timeOf(expression, text);
    for (let tries = 1; tries < TRIES && now > NOTICED_MS; tries += 1) now = Math.min(now, timeOf(expression, text));
    if (now > NOTICED_MS && now > STEEP * before) return true;
    before = Math.max(now, 0.01);
  }
  return false;
}

function timeOf(expression: RegExp, text: string): number {
  expression.lastIndex = 0;
  const start = performance.now();
  text.replace(expression, "");
  return performance.now() - start;
}

/** The signs of an expression, and the words that stand in it as they are. */
function partsOf(source: string): { signs: string[]; words: string[] } {
  const plain = source
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\p\{[^}]*\}/g, "a")
    .replace(/\(\?(?:<?[=!]|:|<\w+>)/g, "(");
  const read = plain.replace(/\\([a-zA-Z])/g, (_, name: string) => CLASSES[name] ?? "");
  const signs = new Set([...read.replace(/\\(.)/g, "$1"), "a", "1", " "]);
  const words = read.replace(/(?<!\\)\[(?:\\.|[^\]\\])*\]/g, "|").match(/(?:\\[^a-zA-Z]|[^\\()[\]{}|?*+^$.])+/g) ?? [];
  const bare = words.map((word) => word.replaceAll("\\", "")).filter((word) => word.length > 1);
  return {
    signs: [...signs].slice(0, SIGNS_MAX),
    words: [...new Set([...bare, bare.join("")])].filter(Boolean).slice(0, 4),
  };
}

const TEST_MS = 120_000;

describe("a regular expression", () => {
  it(
    "takes a time that grows with the length of its text",
    () => {
      const expressions = expressionsOfTheApplication();
      expect(expressions.length).toBeGreaterThan(400);
      const steep = expressions.flatMap((each) => {
        const text = steepText(each);
        return text === null ? [] : [`${each.place} on ${text}`];
      });
      expect(steep).toEqual([]);
    },
    TEST_MS,
  );
});
