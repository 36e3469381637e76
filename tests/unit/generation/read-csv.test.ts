import { describe, expect, it, vi } from "vitest";
import { readCsv, readShippedCsv } from "~/features/generation/csv.server";
import { CSV_COLUMNS } from "~/features/generation/schema/brief";
import { services } from "../../../prisma/seed/services";

const HEAD = CSV_COLUMNS.join(",");
const ROW =
  "Un riad à Fès,site riad,programming,Développement web,Maroc,Fès,guide,propriétaires,1200,Partir des questions";
const read = (text: string) => readCsv(new TextEncoder().encode(text));
const BRIEF = {
  kind: "row",
  language: "fr",
  title: "Un riad à Fès",
  primary_keyword: "site riad",
  service_category: "programming",
  service: "Développement web",
  region: "Maroc",
  location: "Fès",
  post_type: "guide",
  target_audience: "propriétaires",
  word_count: 1200,
  content_angle: "Partir des questions",
};

/** The row with one cell changed. */
function rowWith(column: (typeof CSV_COLUMNS)[number], value: string): string {
  return ROW.split(",")
    .map((cell, index) => (CSV_COLUMNS[index] === column ? value : cell))
    .join(",");
}

describe("a file of subjects", () => {
  it.each([
    ["with commas", `${HEAD}\n${ROW}\n`],
    ["with semicolons", `${HEAD}\n${ROW}\n`.replaceAll(",", ";")],
    ["with tabulators", `${HEAD}\n${ROW}`.replaceAll(",", "\t")],
    ["with the line breaks of Windows", `${HEAD}\r\n${ROW}\r\n`],
    ["with a byte order mark", `\uFEFF${HEAD}\n${ROW}`],
    ["with empty lines at its end", `${HEAD}\n${ROW}\n\n,,,,,,,,,\n`],
    ["with headings in capitals", `${HEAD.toUpperCase()}\n${ROW}`],
    ["with columns of its own", `ours,${HEAD}\nx,${ROW}`],
  ])("%s is read", (_, text) => {
    expect(read(text)).toMatchObject([{ line: 2, brief: BRIEF, errors: [] }]);
  });

  it("in the code page of French Windows is read", () => {
    const bytes = Uint8Array.from(`${HEAD}\n${ROW}`, (letter) => letter.charCodeAt(0));
    expect(readCsv(bytes)[0]?.brief).toEqual(BRIEF);
  });

  it("may have line breaks, commas and quotation marks within a cell", () => {
    const [first, second] = read(
      `${HEAD}\n${rowWith("content_angle", '"un ""vrai""\ncas, deux"')}\n${rowWith("title", "Autre")}`,
    );
    expect(first?.brief?.content_angle).toBe('un "vrai" cas, deux');
    // A spreadsheet counts a cell of two lines as one row.
    expect(second).toMatchObject({ line: 3, title: "Autre", errors: [] });
  });

  it("names every wrong cell of a row, and leaves the other rows as they are", () => {
    const broken = rowWith("title", "").replace("1200", "0");
    const rows = read(`${HEAD}\n${ROW}\n${broken}\n${rowWith("title", "Autre")},de trop`);
    expect(rows.map(({ errors }) => errors)).toEqual([
      [],
      ["Ligne 3, title : à remplir", "Ligne 3, word_count : un nombre entier de 200 à 4000"],
      ["Ligne 4 : plus de cellules que de colonnes"],
    ]);
  });

  it("does not write about one title twice", () => {
    expect(read(`${HEAD}\n${ROW}\n${ROW.toUpperCase().replace("PROGRAMMING", "programming")}`)[1]?.errors).toEqual([
      "Ligne 3, title : le même titre qu’à la ligne 2",
    ]);
  });

  // @spec errors-23, errors-24
  it.each([
    ["nothing", "", "CSV vide"],
    ["blanks", " \r\n \n", "CSV vide"],
    ["headings alone", `${HEAD}\n`, "CSV vide"],
    ["a quotation mark left open", `${HEAD}\n"${ROW}`, "Erreur de chargement du CSV. Un guillemet n’est pas refermé."],
    [
      "other columns",
      "title,service\nUn titre,Un service",
      "Erreur de chargement du CSV. Colonnes absentes : primary_keyword, service_category, region, location, post_type, target_audience, word_count, content_angle.",
    ],
    [
      "501 rows",
      `${HEAD}\n${Array.from({ length: 501 }, (_, n) => rowWith("title", `Titre ${n}`)).join("\n")}`,
      "Erreur de chargement du CSV. Le fichier a 501 lignes, 500 au plus.",
    ],
    ["more than a megabyte", "x".repeat(1024 * 1024 + 1), "Erreur de chargement du CSV. Le fichier dépasse 1 Mo."],
    ["a picture", "\u0000\u0001\u0002\n\u0003", "Erreur de chargement du CSV."],
  ])("with %s is refused", (_, text, sentence) => {
    expect(() => read(text)).toThrow(sentence);
  });

  it.each([
    ["columns", `${HEAD}${",a".repeat(4000)}${"\n".repeat(4000)}`, "Le fichier a 4010 colonnes, 50 au plus."],
    ["lines", `${HEAD}${"\na".repeat(100_000)}`, "Le fichier a plus de 1000 lignes, 500 au plus."],
  ])("of thousands of %s is refused before a cell of it is named", (_, text, sentence) => {
    const named = vi.spyOn(Object, "fromEntries");
    expect(() => read(text)).toThrow(sentence);
    expect(named).not.toHaveBeenCalled();
  });

  it("is read no further than the lines it may have", () => {
    // Behind them a quotation mark stands open, which whoever reads on would stumble over.
    const text = `${HEAD}${"\na".repeat(2000)}\n"`;
    expect(() => read(text)).toThrow("Le fichier a plus de 1000 lignes");
  });
});

describe("the file that comes with the site", () => {
  const briefs = readShippedCsv();

  // @spec office-23
  it("has a hundred subjects, no two alike", () => {
    expect(briefs).toHaveLength(100);
    expect(new Set(briefs.map(({ title }) => title)).size).toBe(100);
    expect(new Set(briefs.map(({ primary_keyword }) => primary_keyword)).size).toBe(100);
  });

  it("is about services that the agency offers, in their own category", () => {
    const offered = services.map(({ category, title }) => `${category} ${title}`);
    expect(briefs.filter((brief) => !offered.includes(`${brief.service_category} ${brief.service}`))).toEqual([]);
  });

  it("is for three countries, each in its language", () => {
    const of = (region: string) => briefs.filter((brief) => brief.region === region);
    expect(["Maroc", "Espagne", "Arabie saoudite"].map((region) => of(region).length)).toEqual([50, 25, 25]);
    expect(of("Arabie saoudite").every(({ title }) => /\p{Script=Arabic}/u.test(title))).toBe(true);
    expect(of("Espagne").some(({ title }) => /[ñ¿¡]|\b(el|la|los|una?|de)\b/i.test(title))).toBe(true);
  });
});
