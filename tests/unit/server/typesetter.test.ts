import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { isolated } from "~/lib/text/isolated";
import { openFaces } from "~/server/pdf/faces.server";
import { missingSigns } from "~/server/pdf/letters.server";
import type { TextLook } from "~/server/pdf/typesetter.server";
import { Typesetter } from "~/server/pdf/typesetter.server";

const LOOK: TextLook = { weight: "text", size: 10, colour: "#000000" };

let latin: Typesetter;
let arabic: Typesetter;
beforeAll(async () => {
  const faces = await openFaces();
  latin = new Typesetter(faces, false);
  arabic = new Typesetter(faces, true);
});

/** The runs of one line, from left to right; the letters of each in the order in which they are read. */
function seen(setter: Typesetter, text: string): string[] {
  const lines = setter.setLines(text, LOOK, 10_000);
  expect(lines).toHaveLength(1);
  return lines[0]?.runs.map((run) => run.text) ?? [];
}

describe("a line of two directions", () => {
  it("is read from the side of its first letter", () => {
    expect(seen(latin, "Facture de شركة النخيل 2026")).toEqual(["Facture de ", "2026", "شركة النخيل "]);
    expect(
      seen(arabic, "فاتورة Palm Co 42 جديدة")
        .map((run) => run.trim())
        .filter(Boolean),
    ).toEqual(["جديدة", "Palm Co 42", "فاتورة"]);
  });

  it("keeps figures in their order, and turns brackets", () => {
    expect(seen(arabic, "الهاتف 0522 44").join("")).toContain("0522");
    const runs = seen(arabic, "تصميم (PDF) جديد");
    expect(runs.map((run) => run.trim()).filter(Boolean)).toEqual(["جديد", "(", "PDF", ")", "تصميم"]);
  });

  it("lets a value neither turn its sentence nor be turned by it", () => {
    expect(seen(arabic, "العنوان: Ibn, 12%").join("")).not.toContain(": Ibn, 12%");
    expect(seen(arabic, `العنوان: ${isolated("12, rue Ibn")}`)[0]).toBe("12, rue Ibn");
    const nested = isolated(`رأسمالها ${isolated("100 MAD")}`);
    expect(seen(arabic, `SARL · ${nested}`).join("")).toContain("100 MAD");
    const forged = isolated("a\u2069\u202e 00,1");
    expect(seen(latin, `Total ${forged} MAD`).join("")).toBe("Total a 00,1 MAD");
  });

  it.each([
    ["المادة 92-I-1° من المدونة", "92-I-1°"],
    ["92-I-1° من المدونة العامة", "92-I-1°"],
    ["(المادة 145-III-3 من القانون)", "145-III-3"],
    ["نسبة 20 % من المبلغ", "20 %"],
    ["20\u202f% من المبلغ", "20\u00a0%"],
    ["خصم -5,5 % على السعر", "-5,5 %"],
    ["الضريبة TVA 20 % على المبلغ", "TVA 20 %"],
    ["وفق CGI art. 92-I-1° من المدونة", "CGI art. 92-I-1°"],
    ["الهاتف +212 6 61-23-45-67 للاتصال", "+212 6 61-23-45-67"],
    ["يوم 27-11-2026 صباحا", "27-11-2026"],
    ["المبلغ 1 500 € شهريا", "1 500 €"],
    [`حسب ${isolated("CGI")} 20 % من`, "20 %"],
  ])("keeps the figures of free text in their order: %s", (text, figures) => {
    expect(seen(arabic, text).join("")).toContain(figures);
    expect(seen(latin, text).join("")).toContain(figures);
  });

  it("reads Arabic before and after figures from the right, and leaves a Latin line as it is", () => {
    const runs = seen(arabic, "92-I-1° من المدونة 20 % هنا").map((run) => run.trim());
    expect(runs.filter(Boolean)).toEqual(["هنا", "20 %", "من المدونة", "92-I-1°"]);
    expect(seen(latin, "20 % de remise, 92-I-1°")).toEqual(["20 % de remise, 92-I-1°"]);
    expect(seen(latin, "20 % de كتاب")[0]).toBe("20 % de ");
  });

  it("draws joined Arabic letters, narrower than each by itself", () => {
    const letters = ["م", "ر", "ح", "ب", "ا"];
    const apart = letters.reduce((sum, letter) => sum + arabic.widthOf(letter, LOOK), 0);
    expect(arabic.widthOf(letters.join(""), LOOK)).toBeLessThan(apart);
  });
});

describe("breaking into lines", () => {
  it("breaks at spaces and hyphens, never within a number, and cuts what is wider than a line", () => {
    const lines = (text: string, width: number) => latin.setLines(text, LOOK, width).map((line) => line.text);
    expect(lines("un porte-monnaie", 45)).toEqual(["un porte-", "monnaie"]);
    expect(lines("voir F-2026-0042", 66)).toEqual(["voir", "F-2026-0042"]);
    expect(lines("20\u202f000 MAD", 40)).toEqual(["20\u00a0000", "MAD"]);
    expect(lines("a".repeat(60), 100).join("")).toBe("a".repeat(60));
    expect(lines("un\n\ndeux", 100)).toEqual(["un", "", "deux"]);
  });

  it("loses no letter and passes no edge, whatever is written", () => {
    const letter = fc.constantFrom(..."abc éÀœ123,.-/()«»%€ بتثجلا٣ \u200f\u202f\n");
    const text = fc.array(letter, { maxLength: 120 }).map((letters) => letters.join(""));
    fc.assert(
      fc.property(text, fc.integer({ min: 15, max: 200 }), fc.boolean(), (written, width, isArabic) => {
        const lines = (isArabic ? arabic : latin).setLines(written, LOOK, width);
        const kept = lines
          .map((line) => line.text)
          .join("")
          .replace(/\s/g, "");
        expect(kept).toBe(written.normalize("NFC").replace(/[\s\u200f]/g, ""));
        for (const line of lines) expect(line.width).toBeLessThan(width + 0.6);
      }),
    );
  });

  it("ends a line wherever one ends, whichever sign says so", () => {
    const lines = latin.setLines("un\u2028deux\u2029trois\u000bquatre\u0085cinq\r\nsix", LOOK, 1_000);
    expect(lines.map((line) => line.text)).toEqual(["un", "deux", "trois", "quatre", "cinq", "six"]);
  });
});

describe("letters beyond the site's own faces", () => {
  const drawn = (setter: Typesetter, text: string) => setter.setLines(text, LOOK, 10_000).map((line) => line.text);

  it.each([
    "Étape 1 → étape 2 (≥ 3 pages, ✓ livré)",
    "ⵜⴰⵎⵙⵙⵓⵔⵜ, Taɣrut, Ɛli, Ḥmed",
    "● ≈ ≤ ≠ ∞ √ ☐ ☑ ★ ☎ ▶ ①",
    "Ωμέγα, Жёлтый щит, ქართული, Հայ",
    "Nguyễn Việt, Đặng Thị Hồng",
    "کتاب ٱلله ے",
    "מוסקבה",
  ])("draws %s", (text) => {
    for (const setter of [latin, arabic]) expect(drawn(setter, text)).toEqual([text]);
  });

  it("composes letters and keeps a mark on its letter, in one face", () => {
    expect(drawn(latin, "Việt".normalize("NFD"))).toEqual(["Việt"]);
    const [line] = latin.setLines("q\u0303u", LOOK, 1_000);
    expect(line?.runs).toHaveLength(1);
    expect(latin.setLines("q\u0303".repeat(3), LOOK, 8).map(({ text }) => text)).toEqual(Array(3).fill("q\u0303"));
  });

  it("leaves out what is not seen, and knows every space", () => {
    const unseen = "a\u00adb\u200bc\u200dd\u2060e\ufe0ff\ufefff\u{e0100}g\u0007h\u202ei\u034fj\u3164k";
    expect(drawn(latin, unseen)).toEqual(["abcdeffghijk"]);
    expect(drawn(latin, "a\u2003b\u3000c\u2007d\te")).toEqual(["a b c\u00a0d e"]);
  });

  it("sets a word of joined letters in one face, and turns Hebrew once", () => {
    const [line] = arabic.setLines("ٱلسوق", LOOK, 1_000);
    expect(line?.runs).toHaveLength(1);
    const [hebrew] = latin.setLines("ab שלום", LOOK, 1_000);
    expect(hebrew?.runs.map(({ text }) => text.trim())).toContain("שלום");
  });

  it("takes apart what has plain letters, and names what no face has", async () => {
    expect(drawn(latin, "Ａ ﷺ")).not.toContain("?");
    expect(drawn(latin, "漢 🚀!")).toEqual(["? ?!"]);
    const faces = await openFaces();
    expect(missingSigns(faces, "華 et 🚀, 華, ✓ ⵣ \ufe0f", false)).toEqual(["華", "🚀"]);
    expect(missingSigns(faces, "فاتورة ✓ ɣ", true)).toEqual([]);
  });
});
