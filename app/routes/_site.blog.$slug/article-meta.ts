import type { MetaDescriptor } from "@remix-run/node";
import { looksOfArticle } from "~/features/blog/article-looks";
import type { ArticleView } from "~/features/blog/article-view.server";
import { articleCard } from "~/features/seo/share-cards";
import type { BlogPostingFacts } from "~/lib/json-ld/blog-posting";
import { seo } from "~/lib/seo";
import { shareImagePath } from "~/lib/share-card";

/** What search engines and share cards are told of an article. */
export function articleMeta(article: ArticleView): MetaDescriptor[] {
  return seo({ ...looksOfArticle(article), card: articleCard(article), article });
}

/** The article in the words of schema.org. */
export function articleFacts(article: ArticleView): BlogPostingFacts {
  return {
    ...article,
    description: article.excerpt,
    imagePath: article.picture ?? shareImagePath(articleCard(article)),
  };
}
