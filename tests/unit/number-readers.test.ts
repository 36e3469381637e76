import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Where what is sent or given as a file is read. */
const EDGES =
  /^app\/(?:routes\/|features\/(?:imports|inquiries\/import)\/|features\/(?:[^/]+\/){1,2}(?:schema|[\w-]+-forms?\.server))/;

/** What makes a number of a text by itself: 'Number(…)', but no 'formatNumber(…)'; 'z.coerce' takes machines' numbers alone. */
const OWN_READER = /(?<![\w.])Number\(|\bparse(?:Float|Int)\(|\.transform\(Number\)/;
/** What makes a decimal dot of a comma. */
const OWN_DECIMALS = /\.replace(?:All)?\((?:","|\/,\/g?), *"\."/;

/** Numbers that no person types, or that the one reader has read already. */
const NO_AMOUNT: Record<string, string> = {
  "app/features/inquiries/import/schema.server.ts": "the exponent of a telephone number that a spreadsheet has rounded",
  "app/features/generation/schema/forms.ts": "a count that an option of a list names",
  "app/features/projects/handover/schema.ts": "the stars, of a list",
  "app/features/testimonials/schema.ts": "the stars, of a list",
  "app/features/invoices/schema/draft.ts": "a rate in basis points, the value of an option",
  "app/features/quotes/schema/editor.server.ts": "the place of a line in its list",
  "app/features/settings/schema.ts": "a year that the one reader has read",
  "app/features/imports/wordpress/former-markup.server.ts": "the place of a kept piece of a text",
  "app/routes/admin.systeme/view.server.ts": "a size that the database counts",
  "app/routes/sitemap[.]xml/route.tsx": "the number of a part, in an address",
};

const FILES = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((file) => `app/${file}`)
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("app/server/db/client/"))
  .sort();

const filesWith = (expression: RegExp, files: string[]) =>
  files.filter((file) => expression.test(readFileSync(file, "utf8")));

it("numbers that people type are read in one place", () => {
  expect(
    filesWith(
      OWN_READER,
      FILES.filter((file) => EDGES.test(file)),
    ),
  ).toEqual(Object.keys(NO_AMOUNT).sort());
  expect(filesWith(OWN_DECIMALS, FILES)).toEqual([]);
});
