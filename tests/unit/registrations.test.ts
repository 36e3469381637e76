import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { searchedKinds, trashedKinds } from "~/registrations.server";

/** How many constants of a type the features declare. */
function countDeclared(type: string): number {
  const files = readdirSync("app/features", { recursive: true, encoding: "utf8" }).filter((name) => /\.ts$/.test(name));
  const texts = files.map((name) => readFileSync(`app/features/${name}`, "utf8"));
  return texts.reduce((count, text) => count + text.split(`: ${type} = {`).length - 1, 0);
}

it.each([
  ["TrashedKind", trashedKinds],
  ["Searched", searchedKinds],
] as const)("lists each %s that a feature declares, once", (type, listed) => {
  expect(listed).toHaveLength(countDeclared(type));
  expect(new Set(listed.map(({ kind }) => kind)).size).toBe(listed.length);
});
