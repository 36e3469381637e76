import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { articleWords, categoryIn } from "~/content/article/words";
import type { ArticleView } from "~/features/blog/queries/article-view.server";
import { frenchTarget } from "~/site/language";
import { AppLink } from "~/ui/app-link";
import { ArticleCover } from "./article-cover";
import { ArticleTitle } from "./article-title";

/** Head of an article: the way back, its category, title and opening, who wrote it and when, and its picture. */
export function ArticleHead({ article }: { article: ArticleView }) {
  const { slug, title, category, excerpt, language } = article;
  return (
    <header className="article-head">
      <div className="article-head-text wrap">
        <AppLink className="back-link" to="/blog" {...frenchTarget(language)}>
          <ArrowLeft className="flip" aria-hidden />
          {articleWords(language).back}
        </AppLink>
        <p className="category-badge">
          <AppLink
            className="article-category"
            to={`/blog?${new URLSearchParams({ category })}`}
            {...frenchTarget(language)}
          >
            {categoryIn(language, category)}
          </AppLink>
        </p>
        <h1>
          <ArticleTitle slug={slug} title={title} />
        </h1>
        <p className="article-opening">{excerpt}</p>
        <ArticleFacts article={article} />
      </div>
      <ArticleCover className="article-head-art" cover={article.cover} slug={slug} isFirst />
    </header>
  );
}

function ArticleFacts({ article }: { article: ArticleView }) {
  const { signature, origin: generated, publishedAt, publishedOn, changedAt, revisedOn, minutes } = article;
  const { facts, readingTime } = articleWords(article.language);
  const { author, origin, published, updated, reading } = facts;
  return (
    <dl className="article-facts">
      <Fact name={author}>{signature}</Fact>
      {generated && <Fact name={origin}>{generated}</Fact>}
      {publishedOn && (
        <Fact name={published}>
          <time dateTime={publishedAt}>{publishedOn}</time>
        </Fact>
      )}
      {revisedOn && (
        <Fact name={updated}>
          <time dateTime={changedAt}>{revisedOn}</time>
        </Fact>
      )}
      <Fact name={reading}>{readingTime(minutes)}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
