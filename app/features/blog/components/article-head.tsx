import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { articleWords, categoryIn } from "~/content/article/words";
import type { ArticleView } from "~/features/blog/queries/article-view.server";
import { frenchTarget } from "~/site/language";
import { AppLink } from "~/ui/app-link";
import { BackLink } from "~/ui/back-link";
import { Picture } from "~/ui/picture";
import { ArticleCover } from "./article-cover";
import { ArticleTitle } from "./article-title";

/** Head of an article: the way back, its category, title and opening, who wrote it and when, and its picture. */
export function ArticleHead({ article }: { article: ArticleView }) {
  const { slug, title, category, excerpt, language, cover } = article;
  const isPicture = "src" in cover;
  return (
    <header className="print:[&_.back-link]:hidden [--outside:max(var(--gutter),calc((100vw_-_var(--page))_/_2_+_var(--gutter)))] border-b border-b-line print:border-0">
      <div className="wrap lg:[:where(&>*)]:col-span-full grid grid-cols-[minmax(0,1fr)] wrap-anywhere justify-items-start pt-[clamp(1rem,3vw,2.5rem)] lg:grid-cols-12 lg:gap-x-(--gap)">
        <BackLink to="/blog" {...frenchTarget(language)}>
          <ArrowLeft className="flip" aria-hidden />
          {articleWords(language).back}
        </BackLink>
        <p className="inline-flex gap-3 items-center text-category-text font-[560] before:w-11 before:h-2 before:bg-category mt-[clamp(1.5rem,3vw,3rem)]">
          <AppLink
            className="inline-flex items-center min-h-11 [color:inherit] no-underline hover:[text-decoration:underline_1px]"
            to={`/blog?${new URLSearchParams({ category })}`}
            {...frenchTarget(language)}
          >
            {categoryIn(language, category)}
          </AppLink>
        </p>
        <h1 className="max-w-[20ch] mt-2 mb-6 text-[length:clamp(2.75rem,1.5rem_+_5.6vw,7rem)] leading-[calc(var(--title-leading)_*_0.92)]">
          <ArticleTitle slug={slug} title={title} />
        </h1>
        <p className="article-opening max-w-[44ch] font-display font-[480] text-[length:clamp(1.25rem,1.15rem_+_0.8vw,1.75rem)]/[max(1.28,var(--title-leading)_*_1.16)] tracking-[-0.012em] [&:lang(ar)]:tracking-[0] text-text-2 lg:col-[1_/_8]">
          {excerpt}
        </p>
        <ArticleFacts article={article} className={isPicture ? "lg:col-[1_/_5]" : "lg:col-[9_/_13] lg:self-end"} />
        {isPicture && (
          <div
            className="[&_img]:block [&_img]:w-full [&_img]:h-auto [&_img]:max-h-[90svh] [&_img]:object-contain justify-self-stretch mx-[calc(-1_*_var(--outside))] mt-7 bg-surface-2 [view-transition-class:cover] lg:col-[5_/_13] lg:ms-0 print:hidden"
            style={{ viewTransitionName: `post-cover-${slug}` }}
          >
            <Picture src={cover.src} alt={cover.alt} sizes="(min-width: 56.25rem) 68vw, 100vw" isFirst />
          </div>
        )}
      </div>
      {!isPicture && (
        <ArticleCover
          className="h-[clamp(11rem,30vw,27rem)] mt-[clamp(2rem,4vw,4rem)] [view-transition-class:cover] print:hidden"
          cover={cover}
          slug={slug}
        />
      )}
    </header>
  );
}

function ArticleFacts({ article, className }: { article: ArticleView; className: string }) {
  const { signature, signer, origin: generated, publishedAt, publishedOn, changedAt, revisedOn, minutes } = article;
  const { facts, readingTime } = articleWords(article.language);
  const { author, origin, published, updated, reading } = facts;
  return (
    <dl
      className={`article-facts [&>div]:flex [&>div]:justify-between [&>div]:gap-4 [&>div]:py-2 [&>div]:border-t [&>div]:border-t-line [&_dt]:text-text-3 [&_dd]:text-end w-full mt-7 text-[0.9375rem] ${className}`}
    >
      <Fact name={author}>{signer ? <AppLink to={`/about#${signer.anchor}`}>{signature}</AppLink> : signature}</Fact>
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
