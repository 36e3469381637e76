import { describe, expect, it } from "vitest";
import { sectionsOf, sectionText, withSection } from "~/features/generation/model/article-markdown";

const ARTICLE = `Ouverture.

## Un

Texte un.

### Un bis

Détail.

## Deux

\`\`\`
## pas un titre
\`\`\`

Fin.`;

const sections = sectionsOf(ARTICLE);
const part = (index: number) => sections[index] ?? expect.fail("no such part");

describe("the parts of an article", () => {
  it("are its opening and what stands under each heading, those of lower level included", () => {
    expect(sections.map(({ heading }) => heading)).toEqual([null, "Un", "Un bis", "Deux"]);
    expect(sections.map((section) => sectionText(ARTICLE, section))).toEqual([
      "Ouverture.",
      "Texte un.\n\n### Un bis\n\nDétail.",
      "Détail.",
      "```\n## pas un titre\n```\n\nFin.",
    ]);
  });

  it("begin with the first heading where there is no opening", () => {
    expect(sectionsOf("## Un\n\nTexte").map(({ heading }) => heading)).toEqual(["Un"]);
    expect(sectionsOf("")).toEqual([]);
  });
});

describe("a part with other text", () => {
  it("leaves every other letter as it was", () => {
    expect(withSection(ARTICLE, part(0), "Neuf.")).toBe(ARTICLE.replace("Ouverture.", "Neuf."));
    expect(withSection(ARTICLE, part(2), "Neuf.")).toBe(ARTICLE.replace("Détail.", "Neuf."));
    expect(withSection(ARTICLE, part(1), "Neuf.")).toBe(ARTICLE.replace("Texte un.\n\n### Un bis\n\nDétail.", "Neuf."));
    expect(withSection(ARTICLE, part(3), "Neuf.")).toBe(`${ARTICLE.slice(0, ARTICLE.indexOf("\n\n```"))}\n\nNeuf.`);
  });

  it("does not repeat its heading, and brings none that would end it", () => {
    const changed = withSection(ARTICLE, part(1), "## Un\n\nNeuf.\n\n## Intrus\n\nSuite.");
    expect(changed).toContain("## Un\n\nNeuf.\n\n### Intrus\n\nSuite.\n\n## Deux");
    expect(changed.match(/^## Un$/gm)).toHaveLength(1);
  });
});
