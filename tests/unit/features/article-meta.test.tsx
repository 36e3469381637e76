import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { looksOfArticle } from "~/features/blog/model/article-meta";
import { SearchSnippet, ShareCardPreview } from "~/routes/admin.seo.$id/article-previews";

const SITE = "Agence Zellige";

it("the desk shows what the page says of itself: a title of 60 characters, the whole one on its card", () => {
  const post = {
    id: "x",
    path: "/blog/x",
    title: `Un titre ${"long ".repeat(20)}`.trim(),
    excerpt: "Court.",
    language: "fr" as const,
  };
  const { title, shareTitle, description } = looksOfArticle(post);
  expect([title.length <= 60, title.endsWith("…"), shareTitle]).toEqual([true, true, post.title]);
  const snippet = renderToStaticMarkup(<SearchSnippet post={post} host="zellige.example" siteName={SITE} />);
  for (const words of [title, description]) expect(snippet).toContain(words);
  const card = renderToStaticMarkup(<ShareCardPreview post={post} host="zellige.example" siteName={SITE} />);
  expect(card).toContain(`>${shareTitle}<`);
  expect(card).toContain(description.slice(0, 60));
});
