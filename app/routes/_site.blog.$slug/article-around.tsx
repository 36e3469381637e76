import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { articleWords, categoryIn } from "~/content/article";
import type { LinkView } from "~/features/blog/article-view.server";
import { ArticleCover } from "~/features/blog/components/article-cover";
import { articlePath, lookOfCategory } from "~/features/blog/model/post";
import { withTitleSpaces } from "~/lib/text/french/title-spaces";
import type { Language } from "~/site/language";
import { AppLink } from "~/ui/app-link";

export function Neighbours({
  previous,
  next,
  language,
}: {
  previous: Neighbour | null;
  next: Neighbour | null;
  language: Language;
}) {
  if (!previous && !next) return null;
  const words = articleWords(language);
  return (
    <nav
      className="article-neighbours wrap grid wrap-anywhere border-t border-t-line sm:grid-cols-[1fr_1fr] print:hidden"
      aria-label={words.around}
    >
      {previous && (
        <NeighbourLink className="sm:pe-(--gap)" post={previous} rel="prev">
          <ArrowLeft className="flip" aria-hidden />
          {words.previous}
        </NeighbourLink>
      )}
      {next && (
        <NeighbourLink
          className="max-sm:not-first:border-t max-sm:not-first:border-t-line sm:col-[2] sm:justify-items-end sm:ps-(--gap) sm:border-s sm:border-s-line sm:text-end"
          post={next}
          rel="next"
        >
          {words.next}
          <ArrowRight className="flip" aria-hidden />
        </NeighbourLink>
      )}
    </nav>
  );
}

interface Neighbour {
  slug: string;
  title: string;
}

interface NeighbourLinkProps {
  post: Neighbour;
  rel: "prev" | "next";
  className: string;
  children: ReactNode;
}

function NeighbourLink({ post, rel, className, children }: NeighbourLinkProps) {
  return (
    <AppLink
      className={`group grid gap-2.5 content-start py-7 no-underline ${className}`}
      to={articlePath(post)}
      rel={rel}
    >
      <span className="flex items-center gap-2 text-text-3 text-sm">{children}</span>
      <b className="font-display font-[620] text-xl/[calc(var(--title-leading)_*_1.1)] tracking-[var(--title-tracking)] text-balance group-hover:underline-title">
        {withTitleSpaces(post.title)}
      </b>
    </AppLink>
  );
}

export function RelatedPosts({ posts, language }: { posts: LinkView[]; language: Language }) {
  if (posts.length === 0) return null;
  return (
    <section className="wrap-anywhere border-t border-t-line bg-surface-2 print:hidden" aria-labelledby="a-lire">
      <div className="wrap py-[clamp(3rem,6vw,6rem)]">
        <h2 className="mb-[clamp(1.5rem,3vw,3rem)] text-3xl" id="a-lire">
          {articleWords(language).related}
        </h2>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-y-8 gap-x-(--gap) lg:grid-cols-12">
          {posts.map((post, index) => (
            <li
              key={post.slug}
              className={`related-post group relative grid gap-3 content-start lg:col-span-3 lg:first:col-span-6 ${lookOfCategory(post.category).className}`}
            >
              <ArticleCover
                className={`aspect-[16/10] ${index > 0 ? "lg:aspect-[1]" : ""} group-hover:[--light:-28deg] [view-transition-class:cover] [transition:--light_0.3s]`}
                cover={post.cover}
                slug={post.slug}
                sizes="(min-width: 48rem) 26rem, 100vw"
              />
              <h3 className={`text-xl ${index === 0 ? "lg:text-2xl" : ""} leading-[calc(var(--title-leading)_*_1.08)]`}>
                <AppLink
                  className="no-underline after:absolute after:inset-0 group-hover:underline-title"
                  to={articlePath(post)}
                >
                  {withTitleSpaces(post.title)}
                </AppLink>
              </h3>
              <p className="text-text-3 text-sm">
                <b className="text-category-text font-[560]">{categoryIn(language, post.category)}</b>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
