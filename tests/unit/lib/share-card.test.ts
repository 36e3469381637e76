import { describe, expect, it } from "vitest";
import type { ShareCard } from "~/site/share-card";
import { shareCardVersion, sharedPage, shareImageAlt, shareImagePath } from "~/site/share-card";

const card: ShareCard = { path: "/about", title: "À propos\nde nous", label: "Agence", motif: "broad", glaze: 6 };

describe("the address of a page's picture", () => {
  it.each(["/", "/about", "/services/graphics/7c1e", "/blog/été à Fès", "/index.png"])("leads back to %s", (path) => {
    const url = new URL(shareImagePath({ ...card, path }), "https://a.example");
    expect(sharedPage(decodeURIComponent(url.pathname).replace("/og/", ""))).toBe(path);
  });

  it("changes with everything that can be seen", () => {
    const others = [{ title: "Autre" }, { label: "Autre" }, { motif: "sharp" }, { glaze: 5 }, { lang: "ar" }] as const;
    const versions = [card, ...others.map((other) => ({ ...card, ...other }))].map(shareCardVersion);
    expect(new Set(versions).size).toBe(versions.length);
    expect(shareCardVersion({ ...card })).toBe(versions[0]);
  });

  it.each(["about", "about.jpg", ".png", ""])("is not %j", (name) => {
    expect(sharedPage(name)).toBeNull();
  });
});

it("the picture's words stand on one line for who does not see it", () => {
  expect(shareImageAlt(card)).toBe("À propos de nous");
});
