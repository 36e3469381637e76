import { ArticleCover } from "~/features/blog/components/article-cover";
import { ArticleTitle } from "~/features/blog/components/article-title";
import { articlePath, lookOfCategory } from "~/features/blog/model/post";
import { languageMarks } from "~/site/language";
import { AppLink } from "~/ui/app-link";
import type { Place } from "./places";
import type { ListedPost } from "./view.server";

interface PostCardProps {
  post: ListedPost;
  place: Place["className"];
}

/** An article in its place of the list; the whole card is the link. */
export function PostCard({ post, place }: PostCardProps) {
  const { slug, title, excerpt, language, category, cover, publishedAt, publishedOn } = post;
  const marks = languageMarks(language);
  const isLead = place === "is-lead";
  return (
    <article className={`story-card ${place} ${lookOfCategory(category).className}`}>
      {cover && (
        <ArticleCover
          className="story-card-cover"
          cover={cover}
          slug={slug}
          isFirst={isLead}
          sizes={isLead ? "100vw" : "(min-width: 48rem) 40rem, 100vw"}
        />
      )}
      <div className="story-card-text">
        <h2 {...marks}>
          <AppLink to={articlePath(post)} hrefLang={marks.lang}>
            <ArticleTitle slug={slug} title={title} />
          </AppLink>
        </h2>
        <p className="story-card-excerpt" {...marks}>
          {excerpt}
        </p>
        <p className="story-meta">
          <b>{category}</b>
          {publishedOn && <time dateTime={publishedAt}>{publishedOn}</time>}
        </p>
      </div>
    </article>
  );
}
