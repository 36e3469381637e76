import type { MetaDescriptor } from "@remix-run/node";
import { looksOfArticle } from "~/features/blog/model/article-meta";
import type { ArticleView } from "~/features/blog/queries/article-view.server";
import { articleCard } from "~/features/seo/model/share-cards";
import type { BlogPostingFacts } from "~/site/json-ld/blog-posting";
import { seo } from "~/site/seo";
import { shareImagePath } from "~/site/share-card";

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
