import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { erasures, heldColumns } from "~/personal-data-registrations.server";

/** Every column that can hold what somebody wrote, as 'table.column'. */
function textColumns(schema: string): string[] {
  return [...schema.matchAll(/^model \w+ \{\n([\s\S]*?)^\}/gm)].flatMap(([, body = ""]) => {
    const table = /@@map\("(\w+)"\)/.exec(body)?.[1];
    const lines = body.split("\n").filter((line) => !line.includes("@db.Uuid"));
    const names = lines.flatMap((line) => /^\s+(\w+)\s+(?:String|Json|Bytes|Unsupported\(.+?\))/.exec(line)?.[1] ?? []);
    return names.map((name) => `${table}.${name}`);
  });
}

const tables = heldColumns.flatMap((held) => Object.entries(held.tables));
const declared = tables.flatMap(([table, fates]) =>
  fates.flatMap(({ columns }) => columns.map((column) => `${table}.${column}`)),
);

it("declares of every column with text, JSON or bytes what an erasure makes of it, once, and of no other", () => {
  const columns = textColumns(readFileSync("prisma/schema.prisma", "utf8"));
  expect(columns.length).toBeGreaterThan(150);
  const remedy = "say in personal-data.server.ts of the feature that owns the table what an erasure makes of it";
  expect(declared.toSorted(), remedy).toEqual(columns.toSorted());
});

it("has one feature claim each table", () => {
  const names = tables.map(([table]) => table);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});

it("lists what every feature declares", () => {
  const declares = (feature: string) => existsSync(`app/features/${feature}/personal-data.server.ts`);
  const features = readdirSync("app/features").filter(declares);
  expect(heldColumns.map(({ feature }) => feature).toSorted()).toEqual([...features, "personal-data"].toSorted());
});

/** The features whose columns are erased, by what they hand in or by the story of an erasure itself. */
const erasing = new Set(
  tables.flatMap(([, fates]) => fates.flatMap(({ kind, by }) => (kind === "erased" ? [by] : []))),
);

it("names an existing feature as what erases", () => {
  for (const feature of erasing) expect(readFileSync(`app/features/${feature}/README.md`, "utf8")).toContain(feature);
});

it("knows of each feature that erases how it does, once", () => {
  expect([...erasures.map(({ feature }) => feature), "accounts", "trash"].toSorted()).toEqual([...erasing].toSorted());
});
