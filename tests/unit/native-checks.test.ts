import { readdirSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { readSource, walk } from "../support/architecture/source-file";

const TYPE = /^type=("|\{)?.*(checkbox|radio)/;
/** The look of a box or a button; that of a whole part, over which it lies unseen; or one that is handed in. */
const LOOKS = /CHECKBOX_LOOK|RADIO_LOOK|opacity-0|sr-only|className=\{look\}|^app\/ui\/star-rating/;

/** The boxes and buttons to tick of a file, by their markup. */
function checksIn(file: string): string[] {
  const found: string[] = [];
  walk(readSource(file).syntax, (node) => {
    if (!ts.isJsxSelfClosingElement(node) || node.tagName.getText() !== "input") return;
    const attributes = node.attributes.properties.map((attribute) => attribute.getText());
    if (attributes.some((attribute) => TYPE.test(attribute))) found.push(`${file}: ${attributes.join(" ")}`);
  });
  return found;
}

test("no box and no button to tick looks as the system draws it", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
  const checks = files.flatMap((file) => checksIn(`app/${file}`));
  expect(checks.length).toBeGreaterThanOrEqual(6);
  expect(checks.filter((check) => !LOOKS.test(check))).toEqual([]);
});
