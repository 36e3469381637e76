import { ArrowLeft, ArrowRight } from "lucide-react";
import { articleWords, categoryIn } from "~/content/article/words";
import { ArticleCover } from "~/features/blog/components/article-cover";
import { articlePath, lookOfCategory } from "~/features/blog/model/post";
import type { LinkView } from "~/features/blog/queries/article-view.server";
import { withTitleSpaces } from "~/lib/text/french/title-spaces";
import type { Language } from "~/site/language";
import { AppLink } from "~/ui/app-link";

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
    <nav className="article-neighbours wrap" aria-label={words.around}>
      {previous && (
        <AppLink className="is-previous" to={articlePath(previous)} rel="prev">
          <span>
            <ArrowLeft className="flip" aria-hidden />
            {words.previous}
          </span>
          <b>{withTitleSpaces(previous.title)}</b>
        </AppLink>
      )}
      {next && (
        <AppLink className="is-next" to={articlePath(next)} rel="next">
          <span>
            {words.next}
            <ArrowRight className="flip" aria-hidden />
          </span>
          <b>{withTitleSpaces(next.title)}</b>
        </AppLink>
      )}
    </nav>
  );
}

/** Articles on the same matter. */
export function RelatedPosts({ posts, language }: { posts: LinkView[]; language: Language }) {
  if (posts.length === 0) return null;
  return (
    <section className="article-related" aria-labelledby="a-lire">
      <div className="wrap">
        <h2 id="a-lire">{articleWords(language).related}</h2>
        <ul>
          {posts.map((post) => (
            <li key={post.slug} className={`related-post ${lookOfCategory(post.category).className}`}>
              <ArticleCover
                className="related-post-cover"
                cover={post.cover}
                slug={post.slug}
                sizes="(min-width: 48rem) 26rem, 100vw"
              />
              <h3>
                <AppLink to={articlePath(post)}>{withTitleSpaces(post.title)}</AppLink>
              </h3>
              <p className="story-meta">
                <b>{categoryIn(language, post.category)}</b>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
