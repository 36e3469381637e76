import type { MetaDescriptor } from "@remix-run/node";
import { articleCopy } from "~/content/blog";
import type { ArticleView } from "~/features/blog/article-view.server";
import { articleCard } from "~/features/seo/share-cards";
import { cutAtWord, fitDescription } from "~/lib/fit-text";
import type { BlogPostingFacts } from "~/lib/json-ld/blog-posting";
import { seo } from "~/lib/seo";
import { shareImagePath } from "~/lib/share-card";

const TITLE_MAX_LENGTH = 60;

/** What search engines and share cards are told of an article. */
export function articleMeta(article: ArticleView, siteName: string): MetaDescriptor[] {
  return seo({
    title: cutAtWord(article.title, TITLE_MAX_LENGTH - ` — ${siteName}`.length),
    description: fitDescription(article.excerpt, articleCopy.metaMore),
    card: articleCard(article),
    article,
  });
}

/** The article in the words of schema.org. */
export function articleFacts(article: ArticleView): BlogPostingFacts {
  return {
    ...article,
    description: article.excerpt,
    imagePath: article.picture ?? shareImagePath(articleCard(article)),
  };
}
