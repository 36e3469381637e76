import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const FOLDER = "build/server";
/** `require` of a module by its name, and not a method or a function of a package that is called so. */
const ASKED = /(?<![\w.$])require\((["'`])([^"'`]+)\1\)/g;

test("the built server, whose files are ES modules, asks for no package as only CommonJS can", () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  expect(files.length).toBeGreaterThan(5);
  const asked = files.flatMap((name) => {
    const text = readFileSync(path.join(FOLDER, name), "utf8").replaceAll(/^\s*(\*|\/\/).*$/gm, "");
    return [...text.matchAll(ASKED)].map(([, , asked]) => `${name}: ${asked}`);
  });
  expect(asked).toEqual([]);
});
