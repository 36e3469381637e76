import { readdirSync, readFileSync } from "node:fs";
import type ts from "typescript";
import { readSource } from "../architecture/source-file";
import { readTests } from "./test-titles";

/** A test that says which statements it proves, in comments before it: `// @spec home-3, home-4`. */
export interface Proof {
  file: string;
  /** The titles of its groups and its own, as they are written. */
  title: string;
  statements: string[];
}

/** Every test that names a statement, in the order of files and lines. */
export function readProofs(folder = "tests"): Proof[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`);
  return files
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .sort()
    .flatMap(proofsIn);
}

function proofsIn(file: string): Proof[] {
  const text = readFileSync(file, "utf8");
  if (!text.includes("@spec ")) return [];
  return readTests(readSource(file, text).syntax).flatMap(({ call, groups, title }) => {
    const statements = statementsBefore(call, text);
    return statements.length > 0 ? [{ file, title: [...groups, title].join(" › "), statements }] : [];
  });
}

/** Named in the comments that stand before a test, without any other words between them. */
function statementsBefore(call: ts.Node, text: string): string[] {
  const before = text.slice(call.getFullStart(), call.getStart());
  return [...before.matchAll(/\/\/ @spec (.+)$/gm)].flatMap(([, ids]) => String(ids).trim().split(/,\s*/));
}
