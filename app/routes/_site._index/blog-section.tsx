import { ArrowRight } from "lucide-react";
import { blogPreview } from "~/content/home";
import { ArticleTitle } from "~/features/blog/article-title";
import { articleWall } from "~/features/blog/article-wall";
import { articlePath, lookOfCategory } from "~/features/blog/model";
import { AppLink } from "~/ui/app-link";
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
}

/** The newest articles: one with its picture, the others in a list. Left out while nobody knows which. */
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
  const wall = articleWall(post, isLarge ? "wide" : "small", pageSheet);
  return (
    <article className={`post-card ${className}${isLarge ? " is-large" : ""}`}>
      <AppLink className="post-link" to={articlePath(post)}>
        <Wall className="post-cover" svg={wall} name={`post-cover-${slug}`} />
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
