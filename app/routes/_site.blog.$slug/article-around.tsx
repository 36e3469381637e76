import { ArrowLeft, ArrowRight } from "lucide-react";
import { articleCopy } from "~/content/blog";
import { ArticleCover } from "~/features/blog/article-cover";
import type { LinkView } from "~/features/blog/article-view.server";
import { articlePath, lookOfCategory } from "~/features/blog/model";
import { withTitleSpaces } from "~/lib/french/title-spaces";
import { AppLink } from "~/ui/app-link";

interface Neighbour {
  slug: string;
  title: string;
}

/** The articles that appeared just before and just after this one. */
export function Neighbours({ previous, next }: { previous: Neighbour | null; next: Neighbour | null }) {
  if (!previous && !next) return null;
  return (
    <nav className="article-neighbours wrap" aria-label="Autres articles">
      {previous && (
        <AppLink className="is-previous" to={articlePath(previous)} rel="prev">
          <span>
            <ArrowLeft aria-hidden />
            {articleCopy.previous}
          </span>
          <b>{withTitleSpaces(previous.title)}</b>
        </AppLink>
      )}
      {next && (
        <AppLink className="is-next" to={articlePath(next)} rel="next">
          <span>
            {articleCopy.next}
            <ArrowRight aria-hidden />
          </span>
          <b>{withTitleSpaces(next.title)}</b>
        </AppLink>
      )}
    </nav>
  );
}

/** Articles on the same matter. */
export function RelatedPosts({ posts }: { posts: LinkView[] }) {
  if (posts.length === 0) return null;
  return (
    <section className="article-related" aria-labelledby="a-lire">
      <div className="wrap">
        <h2 id="a-lire">{articleCopy.related}</h2>
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
                <b>{post.category}</b>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
