import { describe, expect, it } from "vitest";
import { cleanContent } from "~/features/generation/model/article-markdown";

const clean = (markdown: string) => cleanContent(markdown, ["/contact", "/services/programming"]);

describe("the Markdown of a model", () => {
  it("loses the title that the page has already, and no heading stays at the first level", () => {
    expect(clean("# Le titre\n\nTexte.\n\n# Une partie\n\nFin.")).toBe("Texte.\n\n## Une partie\n\nFin.");
  });

  it("keeps a hash that is no heading", () => {
    expect(clean("Le mot-dièse #casa reste.\n\n#casa aussi.")).toBe("Le mot-dièse #casa reste.\n\n#casa aussi.");
  });

  it("loses pictures, whose addresses it can only invent", () => {
    expect(clean("Avant.\n\n![Une lampe](https://images.example/x.jpg)\n\nAprès.")).toBe("Avant.\n\nAprès.");
  });

  it("keeps links to pages that the site has, and only the words of links to others", () => {
    expect(clean("[Écrivez-nous](/contact) ou [ici](/contact/#form).")).toBe(
      "[Écrivez-nous](/contact) ou [ici](/contact/#form).",
    );
    expect(clean("Notre [offre](/services/invente) et [cela](/services/programming).")).toBe(
      "Notre offre et [cela](/services/programming).",
    );
    expect(clean("[Source](https://www.w3.org/TR/WCAG22/)")).toBe("[Source](https://www.w3.org/TR/WCAG22/)");
  });
});
