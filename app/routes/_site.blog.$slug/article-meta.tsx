import type { MetaDescriptor } from "@remix-run/node";
import { articleWords } from "~/content/article";
import type { ArticleView } from "~/features/blog/article-view.server";
import { looksOfArticle } from "~/features/blog/model/article-meta";
import { articleCard } from "~/features/seo/model/share-cards";
import { PageJsonLd } from "~/shell/page-json-ld";
import type { BlogPostingFacts } from "~/site/json-ld/blog-posting";
import { blogPostingNode } from "~/site/json-ld/blog-posting";
import { seo } from "~/site/seo";
import { shareImagePath } from "~/site/share-card";

export function articleMeta(article: ArticleView): MetaDescriptor[] {
  return seo({ ...looksOfArticle(article), card: articleCard(article), article });
}

export function articleFacts(article: ArticleView): BlogPostingFacts {
  return {
    ...article,
    description: article.excerpt,
    imagePath: article.picture ?? shareImagePath(articleCard(article)),
  };
}

export function ArticleJsonLd({ article }: { article: ArticleView }) {
  const { language, title, path } = article;
  return (
    <PageJsonLd
      crumbs={[
        { name: articleWords(language).blogTitle, path: "/blog" },
        { name: title, path },
      ]}
      nodes={({ siteUrl }) => [blogPostingNode(siteUrl, articleFacts(article))]}
    />
  );
}
