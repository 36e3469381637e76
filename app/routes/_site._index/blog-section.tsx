import { ArrowRight } from "lucide-react";
import { blogPreview } from "~/content/home";
import { ArticleTitle } from "~/features/blog/components/article-title";
import { articleWall } from "~/features/blog/model/article-wall";
import { articlePath, lookOfCategory } from "~/features/blog/model/post";
import { ownPicture } from "~/lib/web/picture-address";
import { AppLink } from "~/ui/app-link";
import { Picture } from "~/ui/picture";
import { Wall } from "./wall";
import { pageSheet } from "./walls";

export interface ShownPost {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  /** For machines and as read; absent while it has no date. */
  publishedAt?: string;
  publishedOn?: string;
  image_url: string | null;
  image_alt: string | null;
}

/** The newest articles: one with its picture, the others in a list. Left out while they cannot be read. */
export function BlogSection({ posts }: { posts: ShownPost[] | null }) {
  if (!posts) return null;
  const [first, ...others] = posts;
  return (
    <section className="section wrap blog-preview" aria-labelledby="blog-title">
      <div className="blog-preview-head">
        <h2 className="title-4xl" id="blog-title">
          {blogPreview.title}
        </h2>
        <AppLink className="more-link" to="/blog">
          {blogPreview.link}
          <ArrowRight className="go-arrow" aria-hidden="true" />
        </AppLink>
      </div>
      {first ? <PostCard post={first} isLarge /> : <p className="lead">{blogPreview.empty}</p>}
      <div className="blog-preview-others">
        {others.map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
      </div>
    </section>
  );
}

function PostCard({ post, isLarge = false }: { post: ShownPost; isLarge?: boolean }) {
  const { slug, title, excerpt, category, publishedAt, publishedOn } = post;
  const { className } = lookOfCategory(category);
  return (
    <article className={`post-card ${className}${isLarge ? " is-large" : ""}`}>
      <AppLink className="post-link" to={articlePath(post)}>
        <PostCover post={post} isLarge={isLarge} />
        <h3 className="post-title">
          <ArticleTitle slug={slug} title={title} />
        </h3>
      </AppLink>
      <p className="post-meta">
        <b className="post-category">{category}</b>
        {publishedOn && <time dateTime={publishedAt}>{publishedOn}</time>}
      </p>
      {isLarge && <p className="lead">{excerpt}</p>}
    </article>
  );
}

/** An article's own picture, else its patch of the wall. */
function PostCover({ post, isLarge }: { post: ShownPost; isLarge: boolean }) {
  const name = `post-cover-${post.slug}`;
  const picture = ownPicture(post.image_url);
  if (!picture) {
    const svg = articleWall(post, isLarge ? "wide" : "small", pageSheet);
    return <Wall className="post-cover" svg={svg} name={name} />;
  }
  const sizes = isLarge ? "(min-width: 56.25rem) 44rem, 100vw" : "6rem";
  return (
    <div className="article-cover post-cover" style={{ viewTransitionName: name }}>
      <Picture src={picture} alt={post.image_alt ?? ""} sizes={sizes} />
    </div>
  );
}
