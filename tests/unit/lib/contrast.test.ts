import { describe, expect, it } from "vitest";
import { SERVICE_CATEGORIES } from "~/features/services/model/service";
import { ACCENT_NAMES, DESIGN_ACCENTS, leastContrast } from "~/features/settings/appearance/model";
import { accentsSchema } from "~/features/settings/appearance/schema";
import { contrastOf } from "~/lib/css/contrast";
import { issuesOf, plainSpaces } from "../../support/schema-issues";

describe("the contrast of two colours", () => {
  it("is what WCAG counts, whichever comes first, and nothing for what is no colour", () => {
    expect(contrastOf("#000000", "#FFFFFF")).toBeCloseTo(21);
    expect(contrastOf("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
    expect(contrastOf("#767676", "#ffffff")).toBe(contrastOf("#ffffff", "#767676"));
    expect([contrastOf("red", "#ffffff"), contrastOf("#fff", "#000000")]).toEqual([1, 1]);
  });

  it("of the design's own colours is enough on every ground of their theme", () => {
    for (const trade of SERVICE_CATEGORIES) {
      expect(leastContrast(DESIGN_ACCENTS[trade].day, "day")).toBeGreaterThanOrEqual(4.5);
      expect(leastContrast(DESIGN_ACCENTS[trade].night, "night")).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe("the form of the colours", () => {
  it("takes a colour that can be read, in small letters, and an empty field for that of the design", () => {
    const empty = Object.fromEntries(ACCENT_NAMES.map((name) => [name, null]));
    expect(accentsSchema.parse({})).toEqual(empty);
    const typed = { accent_content_day: "#4A3000", accent_content_night: " #FFE08A " };
    const read = { accent_content_day: "#4a3000", accent_content_night: "#ffe08a" };
    expect(accentsSchema.parse(typed)).toEqual({ ...empty, ...read });
  });

  it("refuses one below 4.5:1 with the contrast that it has, and what is no code", () => {
    const issues = issuesOf(accentsSchema, { accent_content_day: "#efab28", accent_business_night: "#0f5f45" });
    expect(plainSpaces(issues.accent_content_day?.[0] ?? "")).toMatch(
      /^Contraste de 1,\d : 1 sur le fond clair, il en faut 4,5 : 1. Choisissez une couleur plus foncée\.$/,
    );
    expect(issues.accent_business_night?.[0]).toContain("plus claire");
    expect(issuesOf(accentsSchema, { accent_content_day: "bleu" })).toEqual({
      accent_content_day: ["Un code de couleur, par exemple #9c3d1c"],
    });
  });
});
