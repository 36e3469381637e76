import { describe, expect, it } from "vitest";
import { fitDescription, fitTitle, truncateAtWord } from "~/lib/text/truncate";
import { webAddress } from "~/lib/web/web-address";

describe("webAddress", () => {
  it.each([
    ["/media/a.avif", "/media/a.avif"],
    [" https://example.com/a b ", "https://example.com/a%20b"],
    ["http://example.com", "http://example.com/"],
  ])("takes %j", (typed, address) => {
    expect(webAddress(typed)).toBe(address);
  });

  it.each([
    null,
    "",
    "photo.jpg",
    "//evil.example/a",
    "/\\evil.example/a",
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "data:text/html,x",
    "mailto:a@b.example",
    '"><img src=x onerror=alert(1)>',
  ])("refuses %j", (typed) => {
    expect(webAddress(typed)).toBeNull();
  });
});

describe("cutAtWord", () => {
  it("leaves a short text alone but for its line breaks", () => {
    expect(truncateAtWord(" un\n deux  trois ", 13)).toBe("un deux trois");
  });

  it("cuts between words, drops the punctuation left hanging, and never passes the limit", () => {
    expect(truncateAtWord("un, deux, trois", 10)).toBe("un, deux…");
    expect(truncateAtWord("anticonstitutionnellement", 10)).toBe("anticonst…");
    expect(truncateAtWord("a".repeat(500), 160)).toHaveLength(160);
  });
});

describe("fitTitle", () => {
  const titled = (title: string) => fitTitle(title, { place: "à Casablanca", siteName: "Zellige" });

  it("says where, as long as 60 characters hold it with the site's name", () => {
    expect(titled("Développement web")).toBe("Développement web à Casablanca");
    expect(titled("Conception d’applications mobiles et web")).toBe("Conception d’applications mobiles et web");
    expect(`${titled("mot ".repeat(40))} — Zellige`.length).toBeLessThanOrEqual(60);
  });
});

describe("fitDescription", () => {
  const more = "Prix, délais et livrables écrits avant de commencer. Devis gratuit, réponse en 24 h.";

  it.each(["", "Court.", "a".repeat(69), "b ".repeat(40), "c ".repeat(200)])(
    "brings %j to 70 to 160 characters",
    (text) => {
      const fitted = fitDescription(text, more);
      expect(fitted.length).toBeGreaterThanOrEqual(70);
      expect(fitted.length).toBeLessThanOrEqual(160);
    },
  );

  it("adds to a short description", () => {
    expect(fitDescription("Un site rapide.", more)).toBe(`Un site rapide. ${more}`);
  });
});
