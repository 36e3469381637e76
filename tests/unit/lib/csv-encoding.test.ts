import { describe, expect, it } from "vitest";
import { csvTextOf, withoutC1Controls } from "~/lib/text/csv-encoding";
import { csvDelimiterOf, csvFaultOf, readCsvRecords } from "~/lib/text/read-csv";

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === "number" ? [part] : [...Buffer.from(part, "latin1")])));
const utf16le = (text: string) => new Uint8Array(Buffer.from(text, "utf16le"));
const utf16be = (text: string) => new Uint8Array(Buffer.from(text, "utf16le").swap16());
const faultOf = (content: Uint8Array) => {
  try {
    return csvTextOf(content);
  } catch (error) {
    return csvFaultOf(error);
  }
};

describe("the text of a file", () => {
  it.each([
    ["UTF-8", new TextEncoder().encode("Zoé, L’Œil €"), "Zoé, L’Œil €"],
    ["Windows-1252", bytes("Zo\xe9 L\x92H\x9cuf 5 \x80 \x85 \x96 \x8cil"), "Zoé L’Hœuf 5 € … – Œil"],
    ["its quotation marks alone", bytes("\x93Bonjour\x94 \x96 client\x92s"), "“Bonjour” – client’s"],
    ["its elisions alone", bytes("Budget de l\x92agence"), "Budget de l’agence"],
    [
      "Mac OS Roman",
      bytes("Am\x8elie, Soci\x8et\x8e G\x8en\x8erale, \x83t\x8e \x88 F\x8fs"),
      "Amélie, Société Générale, Été à Fès",
    ],
    ["the elisions of Mac OS Roman alone", bytes("L\xd5atelier"), "L’atelier"],
    ["its 'œ' and its dash alone", bytes("C\xcfur \xd0 client\xd5s"), "Cœur – client’s"],
    ["Windows-1252 in Portuguese", bytes("Cora\xe7\xf5es, n\xf5"), "Corações, nõ"],
    ["Mac OS Roman in Spanish", bytes("Mar\x92a Garc\x92a, Espa\x96a"), "María García, España"],
    ["UTF-16 with its mark", Uint8Array.from([0xff, 0xfe, ...utf16le("Zoé;الاسم")]), "Zoé;الاسم"],
    ["UTF-16 with its mark, high byte first", Uint8Array.from([0xfe, 0xff, ...utf16be("Zoé;الاسم")]), "Zoé;الاسم"],
    ["UTF-16 without", utf16le("Nom;E-mail\r\nZoé;a@b.ma"), "Nom;E-mail\r\nZoé;a@b.ma"],
    ["UTF-16 without, high byte first", utf16be("الاسم;E-mail\r\nزينب;a@b.ma"), "الاسم;E-mail\r\nزينب;a@b.ma"],
  ])("is read from %s", (_, content, text) => expect(csvTextOf(content)).toBe(text));

  it.each([
    ["UTF-16 that is cut", Uint8Array.from([0xff, 0xfe, 0x41]), "UTF-16"],
    ["MS-DOS", bytes("Am\x82lie, Soci\x82t\x82, No\x89l"), "MS-DOS"],
    ["UTF-8 with a broken byte", bytes("Zo\xc3\xa9 et \xc3\xa9t\xe9"), "UTF-8"],
    ["Arabic Windows", bytes("Nom;\xc7\xe1\xc7\xd3\xe3"), "autre alphabet"],
  ])("is refused by name from %s", (_, content, name) => expect(faultOf(content)).toContain(name));

  it("has no control of the upper half, whatever program left it there", () => {
    expect(withoutC1Controls("L\u0092H\u009cuf\u0081")).toBe("L’Hœuf");
    expect(readCsvRecords("Nom\nL\u0092\u009c", 5).at(-1)?.cells).toEqual(["L’œ"]);
  });
});

describe("the delimiter of a table", () => {
  it.each([
    ["sep=;\r\nNom,x;E-mail", ";"],
    ['\uFEFF"sep=\t"\nNom,x\tE-mail', "\t"],
    ["Contacts, clients, prospects\nNom;E-mail\nA;a@b.ma", ";"],
    ['"Contacts; 2026"\nNom,E-mail\nA,"Bonjour; oui; non"', ","],
    ["Nom;Prix\nA;1,5", ";"],
    ["Nom", ","],
  ])("of %j is %j", (text, delimiter) => expect(csvDelimiterOf(text)).toBe(delimiter));

  it("is named in a line that is no row, which still counts", () => {
    expect(readCsvRecords("sep=;\r\nNom;E-mail\r\nA;b", 5)).toEqual([
      { line: 2, cells: ["Nom", "E-mail"] },
      { line: 3, cells: ["A", "b"] },
    ]);
  });
});
