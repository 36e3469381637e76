import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { looksOfArticle } from "~/features/blog/model/article-meta";
import { withSiteName } from "~/lib/text/truncate";
import { SearchSnippet } from "~/routes/admin.seo.$id/search-snippet";
import { ShareCardPreview } from "~/routes/admin.seo.$id/share-card-preview";

const SITE = "Agence Zellige";
const titleOf = (title: string) => withSiteName(looksOfArticle({ title, excerpt: "", language: "fr" }).title, SITE);

it("a title of up to 60 characters stays whole, with the site's name where there is room for it", () => {
  expect(titleOf("Lire un devis")).toBe("Lire un devis — Agence Zellige");
  for (const length of [44, 59, 60]) expect(titleOf("t".repeat(length))).toBe("t".repeat(length));
  const cut = titleOf("mot ".repeat(20));
  expect([cut.length <= 60, cut.endsWith("…")]).toEqual([true, true]);
});

it("a share card has the whole title", () => {
  expect(looksOfArticle({ title: "mot ".repeat(20).trim(), excerpt: "", language: "fr" }).shareTitle).toBe(
    "mot ".repeat(20).trim(),
  );
});

it("the desk shows what the page says of itself", () => {
  const post = {
    id: "x",
    path: "/blog/x",
    title: `Un titre ${"long ".repeat(20)}`.trim(),
    excerpt: "Court.",
    language: "fr" as const,
  };
  const { title, shareTitle, description } = looksOfArticle(post);
  const snippet = renderToStaticMarkup(<SearchSnippet post={post} host="zellige.example" siteName={SITE} />);
  for (const words of [title, description]) expect(snippet).toContain(words);
  const card = renderToStaticMarkup(<ShareCardPreview post={post} host="zellige.example" siteName={SITE} />);
  expect(card).toContain(`>${shareTitle}<`);
  expect(card).toContain(description.slice(0, 60));
});
