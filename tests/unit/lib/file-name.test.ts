import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fileName, portableNames } from "~/lib/text/file-name";

describe("the name of a file", () => {
  it.each([
    ["Reçu n° 4.pdf", "Reçu n° 4.pdf"],
    ["../../etc/passwd", "passwd"],
    ["C:\\Users\\a\\plan.dwg", "plan.dwg"],
    ["..hidden.png", "hidden.png"],
    ["a\u0000b\r\nc.png", "ab c.png"],
    ["", "fichier"],
    ["/", "fichier"],
    [".pdf", "pdf"],
    ["facture\u202efdp.bat", "facturefdp.bat"],
    ["facture\u3164\u115f.pdf", "facture.pdf"],
    ["\u2066a\u200b\u0085\u009b.pdf\u2069", "a.pdf"],
    ["page.hta. .", "page.hta"],
  ])("%j is kept as %j", (given, kept) => {
    expect(fileName(given)).toBe(kept);
  });

  it.each([
    ["x.hta", "txt", "x.txt"],
    ["x.hta .", "txt", "x.txt"],
    ["facture\u202efdp.bat", "txt", "facturefdp.txt"],
    ["virement.exe", "pdf", "virement.pdf"],
    ["virement", "pdf", "virement.pdf"],
    ["x.settingcontent-ms", "txt", "x.settingcontent-ms.txt"],
    ["Devis 3.5", "pdf", "Devis 3.pdf"],
    ["installer.msi", "cfb", "installer.cfb"],
    ["macro.docm", "zip", "macro.zip"],
    ["page.html", "txt", "page.txt"],
    ["données.CSV", "txt", "données.CSV"],
    ["photo.JPG", "jpeg", "photo.JPG"],
    ["logo.ai", "pdf", "logo.ai"],
    ["film.webm", "webm", "film.webm"],
  ])("%j of the kind %s has an extension of it: %j", (given, kind, kept) => {
    expect(fileName(given, kind)).toBe(kept);
  });

  it("keeps the extension of a name that is too long, and breaks no character", () => {
    const kept = fileName(`${"😀".repeat(300)}.pdf`);
    expect([...kept]).toHaveLength(150);
    expect(kept.endsWith("😀.pdf")).toBe(true);
  });
});

/** What Windows makes of a name: it refuses these, and takes the last dots and spaces off. */
const REFUSED =
  /[<>:"/\\|?*\p{Cc}\p{Cf}]|[. ]$|^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])\s*(?:\.|$)/iu;

const ANY_NAME = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc
    .array(fc.constantFrom(" ", "\u202e", "é", "e\u0301", "😀", ..."CON nul a A x . / : ? (2) .txt".split(" ")), {
      maxLength: 8,
    })
    .map((parts) => parts.join("")),
  fc.string({ unit: fc.constantFrom("ع", "漢", "."), minLength: 100, maxLength: 200 }),
);

describe("the names in an archive", () => {
  it.each([
    [["Logo : version 2 ?.png"], ["Logo _ version 2 _.png"]],
    [["charte*finale.txt"], ["charte_finale.txt"]],
    [
      ["NUL.txt", "com1", "Lpt³.tar.gz", "console.txt"],
      ["_NUL.txt", "_com1", "_Lpt³.tar.gz", "console.txt"],
    ],
    [
      ["A.txt", "a.txt", "É.txt", "é.txt"],
      ["A.txt", "a (2).txt", "É.txt", "é (2).txt"],
    ],
    [
      ["x (v1).txt", "x.txt", "x (v1).txt", "x.txt"],
      ["x (v1).txt", "x.txt", "x (v1) (2).txt", "x (2).txt"],
    ],
    [
      ["fin. . ", "a .txt"],
      ["fin", "a.txt"],
    ],
  ])("%j are %j", (given, portable) => {
    expect(portableNames(given)).toEqual(portable);
  });

  it("unpack on every system, each once, whatever they were", () => {
    fc.assert(
      fc.property(fc.array(ANY_NAME, { maxLength: 12 }), (names) => {
        const portable = portableNames(names);
        expect(portable).toHaveLength(names.length);
        expect(new Set(portable.map((name) => name.toLowerCase())).size).toBe(names.length);
        for (const name of portable) {
          expect(name).not.toMatch(REFUSED);
          expect(name).not.toBe("");
          expect(Buffer.byteLength(name)).toBeLessThan(200);
        }
        expect(portableNames(portable)).toEqual(portable);
      }),
    );
  });
});
