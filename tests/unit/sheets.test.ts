import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { SourceFile } from "../support/architecture/source-file";
import { readSource } from "../support/architecture/source-file";

const FOLDER = "app/styles/sheets";
/** What every page holds, whatever its route. */
const FRAMES: Record<string, string[]> = {
  office: ["app/root.tsx"],
  others: ["app/root.tsx", "app/routes/_site/route.tsx"],
};

const SHEETS = readdirSync(FOLDER).map((file) => path.basename(file, ".css"));

/** The files that Tailwind reads for a sheet: those of its `@source` lines and of the sheets it imports. */
function sourcesOf(sheet: string): (file: string) => boolean {
  const lines = readAll(`${FOLDER}/${sheet}.css`);
  const [excluded, included] = [true, false].map((isNot) => lines.filter((line) => line.isNot === isNot));
  return (file) => included!.some(({ test }) => test(file)) && !excluded!.some(({ test }) => test(file));
}

interface SourceLine {
  isNot: boolean;
  test: (file: string) => boolean;
}

function readAll(file: string): SourceLine[] {
  const folder = path.posix.dirname(file);
  const css = readFileSync(file, "utf8");
  const own = [...css.matchAll(/@source (not )?"([^"]+)"/g)].map(([, not, glob]) => ({
    isNot: Boolean(not),
    test: matcherOf(path.posix.join(folder, glob!)),
  }));
  const imported = [...css.matchAll(/@import "(\.[^"]+)"/g)].map(([, name]) => path.posix.join(folder, name!));
  return [...own, ...imported.flatMap(readAll)];
}

/** A folder stands for all within it; `{a,b}`, `*` and `**` as Tailwind reads them. */
function matcherOf(glob: string): (file: string) => boolean {
  const whole = /\.tsx?$/.test(glob) ? glob : `${glob}/**/*`;
  const pattern = whole.replace(/\*\*\/|[*{},.$]/g, (sign) => PATTERNS[sign] ?? `\\${sign}`);
  const expression = new RegExp(`^${pattern}$`);
  return (file) => expression.test(file);
}

const PATTERNS: Record<string, string> = { "**/": "(?:.*/)?", "*": "[^/]*", "{": "(?:", "}": ")", ",": "|" };

/** The routes of a sheet, by what they import, or else by their layout. */
function routesOf(sheet: string): string[] {
  return readdirSync("app/routes")
    .map((folder) => `app/routes/${folder}/route.tsx`)
    .filter(existsSync)
    .filter((file) => sheetOf(file) === sheet);
}

function sheetOf(route: string): string {
  const named = read(route).dependencies.find(({ target }) => target.startsWith(FOLDER));
  if (named) return path.basename(named.target, ".css");
  return /\/(admin|dashboard)/.test(route) ? "office" : "site";
}

/** The components that the pages of a sheet may show. */
function componentsOf(sheet: string): string[] {
  const seen = new Set<string>();
  const follow = (file: string) => {
    if (seen.has(file) || !/(?<!\.server)\.tsx?$/.test(file)) return;
    seen.add(file);
    for (const { target, isOurs, isTypeOnly } of read(file).dependencies) if (isOurs && !isTypeOnly) follow(target);
  };
  for (const file of [...(FRAMES[sheet] ?? FRAMES.others!), ...routesOf(sheet)]) follow(file);
  return [...seen].filter((file) => file.endsWith("x") && read(file).text.includes("className"));
}

const sources = new Map<string, SourceFile>();

function read(file: string): SourceFile {
  const known = sources.get(file) ?? readSource(file);
  sources.set(file, known);
  return known;
}

test.each(SHEETS)("the sheet %s is made for every component its pages show", (sheet) => {
  const isRead = sourcesOf(sheet);
  const components = componentsOf(sheet);
  expect(components.length).toBeGreaterThan(10);
  expect(components.filter((file) => !isRead(file))).toEqual([]);
});

test.each(SHEETS.filter((sheet) => sheet !== "office"))("the sheet %s holds nothing of the back office", (sheet) => {
  const isRead = sourcesOf(sheet);
  const office = componentsOf("office").filter((file) => /^app\/routes\/(admin|dashboard)/.test(file));
  expect(office.length).toBeGreaterThan(50);
  expect(office.filter(isRead)).toEqual([]);
});
