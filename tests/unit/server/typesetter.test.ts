import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { isolated } from "~/lib/text/isolated";
import { openFaces } from "~/server/pdf/faces.server";
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
    const free = seen(arabic, "العنوان: 12, rue Ibn").join("");
    expect(free).not.toContain("12, rue Ibn");
    expect(seen(arabic, `العنوان: ${isolated("12, rue Ibn")}`)[0]).toBe("12, rue Ibn");
    const nested = isolated(`رأسمالها ${isolated("100 MAD")}`);
    expect(seen(arabic, `SARL · ${nested}`).join("")).toContain("100 MAD");
    const forged = isolated("a\u2069\u202e 00,1");
    expect(seen(latin, `Total ${forged} MAD`).join("")).toBe("Total a 00,1 MAD");
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

  it("draws what no face has as plain letters, or as a question mark", () => {
    const [line] = latin.setLines("Ǆ ½ 漢 \u0007\u202e!", LOOK, 1_000);
    expect(line?.text).toBe("DZ ½ ? !");
  });
});
