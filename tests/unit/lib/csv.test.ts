import { expect, it } from "vitest";
import type { CsvColumn } from "~/lib/text/csv";
import { csvHead, csvLine, csvLines } from "~/lib/text/csv";

it.each([
  ["Été à Fès", "Été à Fès"],
  ["deux; mots", '"deux; mots"'],
  ['le "vrai" prix', '"le ""vrai"" prix"'],
  ["deux\nlignes", '"deux\nlignes"'],
  ["virgule, seule", "virgule, seule"],
  [12500.5, "12500,5"],
  [-3, "-3"],
  [0, "0"],
  [true, "oui"],
  [false, "non"],
  [null, ""],
  [undefined, ""],
  ["", ""],
])("writes %j as %j", (cell, text) => expect(csvLine([cell])).toBe(`${text}\r\n`));

it.each(["=1+1", "+212 612 34 56 78", "-2", "@SOMME(A1)", "\tx", "＝1", "0612345678"])(
  "leaves %j a text to spreadsheets",
  (text) => expect(csvLine([text])).toBe(`'${text}\r\n`),
);

it.each(["\r=1", "\n=1", '=HYPERLINK("https://mal.example";"Voir")'])("defuses %j inside its quotes", (text) =>
  expect(csvLine([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`),
);

it("sets cells apart by semicolons, and ends each line", () => {
  const columns: CsvColumn<{ name: string; budget: number | null }>[] = [
    { title: "Nom", value: ({ name }) => name },
    { title: "Budget (MAD)", value: ({ budget }) => budget },
  ];
  const rows = [
    { name: "Riad", budget: 99.5 },
    { name: "Atlas", budget: null },
  ];
  expect(csvHead(columns) + csvLines(columns, rows)).toBe("Nom;Budget (MAD)\r\nRiad;99,5\r\nAtlas;\r\n");
});
