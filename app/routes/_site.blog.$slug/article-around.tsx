import { ArrowLeft, ArrowRight } from "lucide-react";
import { articleWords, categoryIn } from "~/content/article/words";
import { ArticleCover } from "~/features/blog/components/article-cover";
import { articlePath, lookOfCategory } from "~/features/blog/model/post";
import type { LinkView } from "~/features/blog/queries/article-view.server";
import { withTitleSpaces } from "~/lib/text/french/title-spaces";
import type { Language } from "~/site/language";
import { AppLink } from "~/ui/app-link";

const TITLE =
  "font-display font-[620] text-xl/[calc(var(--title-leading)_*_1.1)] tracking-[var(--title-tracking)] text-balance";

interface Neighbour {
  slug: string;
  title: string;
}

interface NeighboursProps {
  previous: Neighbour | null;
  next: Neighbour | null;
  language: Language;
}

/** The articles that appeared just before and just after this one. */
export function Neighbours({ previous, next, language }: NeighboursProps) {
  if (!previous && !next) return null;
  const words = articleWords(language);
  return (
    <nav
      className="article-neighbours wrap [&_a]:grid [&_a]:gap-2.5 [&_a]:content-start [&_a]:py-7 [&_a]:no-underline [&_a+a]:border-t [&_a+a]:border-t-line [&_a:hover_b]:[text-decoration:underline_0.045em] [&_a:hover_b]:[text-underline-offset:0.12em] sm:[&_a+a]:border-t-0 sm:[&_a.is-next]:border-t-0 sm:[&_.is-next]:col-[2] sm:[&_.is-next]:justify-items-end sm:[&_.is-next]:ps-(--gap) sm:[&_.is-next]:border-s sm:[&_.is-next]:border-s-line sm:[&_.is-next]:text-end sm:[&_.is-previous]:pe-(--gap) grid wrap-anywhere border-t border-t-line sm:grid-cols-[1fr_1fr] print:hidden"
      aria-label={words.around}
    >
      {previous && (
        <AppLink className="is-previous" to={articlePath(previous)} rel="prev">
          <span className="flex items-center gap-2 text-text-3 text-sm">
            <ArrowLeft className="flip" aria-hidden />
            {words.previous}
          </span>
          <b className={TITLE}>{withTitleSpaces(previous.title)}</b>
        </AppLink>
      )}
      {next && (
        <AppLink className="is-next" to={articlePath(next)} rel="next">
          <span className="flex items-center gap-2 text-text-3 text-sm">
            {words.next}
            <ArrowRight className="flip" aria-hidden />
          </span>
          <b className={TITLE}>{withTitleSpaces(next.title)}</b>
        </AppLink>
      )}
    </nav>
  );
}

/** Articles on the same matter. */
export function RelatedPosts({ posts, language }: { posts: LinkView[]; language: Language }) {
  if (posts.length === 0) return null;
  return (
    <section className="wrap-anywhere border-t border-t-line bg-surface-2 print:hidden" aria-labelledby="a-lire">
      <div className="wrap py-[clamp(3rem,6vw,6rem)]">
        <h2 className="mb-[clamp(1.5rem,3vw,3rem)] text-3xl" id="a-lire">
          {articleWords(language).related}
        </h2>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-y-8 gap-x-(--gap) lg:grid-cols-12">
          {posts.map((post) => (
            <li
              key={post.slug}
              className={`related-post [&_h3_a]:no-underline [&_h3_a::after]:content-[""] [&_h3_a::after]:absolute [&_h3_a::after]:inset-0 [&:hover_h3_a]:[text-decoration:underline_0.045em] [&:hover_h3_a]:[text-underline-offset:0.12em] [&:hover_.related-post-cover]:[--light:-28deg] lg:[&:not(:first-child)_.related-post-cover]:aspect-[1] lg:[&:first-child_h3]:text-2xl relative grid gap-3 content-start lg:col-span-3 lg:first:col-span-6 ${lookOfCategory(post.category).className}`}
            >
              <ArticleCover
                className="related-post-cover aspect-[16/10] [view-transition-class:cover] [transition:--light_0.3s]"
                cover={post.cover}
                slug={post.slug}
                sizes="(min-width: 48rem) 26rem, 100vw"
              />
              <h3 className="text-xl leading-[calc(var(--title-leading)_*_1.08)]">
                <AppLink to={articlePath(post)}>{withTitleSpaces(post.title)}</AppLink>
              </h3>
              <p className="lg:[.is-lead_&]:-order-1 lg:[.is-row_&]:self-end flex flex-wrap gap-y-1 gap-x-3.5 text-text-3 text-sm">
                <b className="text-category-text font-[560]">{categoryIn(language, post.category)}</b>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
