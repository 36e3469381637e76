import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { articleWords, categoryIn } from "~/content/article";
import type { ArticleView } from "~/features/blog/article-view.server";
import { frenchTarget } from "~/site/language";
import { AppLink } from "~/ui/app-link";
import { BackLink } from "~/ui/back-link";
import { Picture } from "~/ui/picture";
import { TallLink } from "~/ui/tall-link";
import { ArticleCover } from "./article-cover";
import { ArticleTitle } from "./article-title";

const OPENING =
  "font-display font-[480] text-[length:clamp(1.25rem,1.15rem_+_0.8vw,1.75rem)]/[max(1.28,var(--title-leading)_*_1.16)] tracking-[-0.012em] arabic:tracking-[0]";

export function ArticleHead({ article }: { article: ArticleView }) {
  const { slug, title, category, excerpt, language, cover } = article;
  const isPicture = "src" in cover;
  return (
    <header className="[--outside:max(var(--gutter),calc((100vw_-_var(--page))_/_2_+_var(--gutter)))] border-b border-b-line print:border-0">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] wrap-anywhere justify-items-start pt-[clamp(1rem,3vw,2.5rem)] lg:grid-cols-12 lg:gap-x-(--gap)">
        <div className="lg:col-span-full">
          <BackLink to="/blog" {...frenchTarget(language)}>
            <ArrowLeft className="flip" aria-hidden />
            {articleWords(language).back}
          </BackLink>
        </div>
        <p className="inline-flex gap-3 items-center text-category-text font-[560] before:w-11 before:h-2 before:bg-category mt-[clamp(1.5rem,3vw,3rem)] lg:col-span-full">
          <TallLink
            className="[color:inherit] no-underline hover:[text-decoration:underline_1px]"
            to={`/blog?${new URLSearchParams({ category })}`}
            {...frenchTarget(language)}
          >
            {categoryIn(language, category)}
          </TallLink>
        </p>
        <h1 className="lg:col-span-full max-w-[20ch] mt-2 mb-6 text-[length:clamp(2.75rem,1.5rem_+_5.6vw,7rem)] leading-[calc(var(--title-leading)_*_0.92)]">
          <ArticleTitle slug={slug} title={title} />
        </h1>
        <p className={`article-opening max-w-[44ch] text-text-2 lg:col-[1_/_8] ${OPENING}`}>{excerpt}</p>
        <ArticleFacts article={article} className={isPicture ? "lg:col-[1_/_5]" : "lg:col-[9_/_13] lg:self-end"} />
        {isPicture && (
          <div
            className="justify-self-stretch mx-[calc(-1_*_var(--outside))] mt-7 bg-surface-2 [view-transition-class:cover] lg:col-[5_/_13] lg:ms-0 print:hidden"
            style={{ viewTransitionName: `post-cover-${slug}` }}
          >
            <Picture
              className="w-full max-h-[90svh] object-contain"
              src={cover.src}
              alt={cover.alt}
              sizes="(min-width: 56.25rem) 68vw, 100vw"
              isFirst
            />
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
    <dl className={`w-full mt-7 text-[0.9375rem] ${className}`}>
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
    <div className="flex justify-between gap-4 py-2 border-t border-t-line">
      <dt className="text-text-3">{name}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  );
}
