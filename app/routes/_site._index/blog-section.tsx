import { blogPreview } from "~/content/home";
import { ArticleTitle } from "~/features/blog/components/article-title";
import { articleWall } from "~/features/blog/model/article-wall";
import { articlePath, lookOfCategory } from "~/features/blog/model/post";
import { ownPicture } from "~/lib/web/picture-address";
import { AppLink } from "~/ui/app-link";
import { Picture } from "~/ui/picture";
import { MoreLink } from "./more-link";
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
    <section
      className="section wrap blog-preview grid grid-cols-[minmax(0,1fr)] wrap-anywhere gap-y-10 gap-x-(--gap) pt-0 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
      aria-labelledby="blog-title"
    >
      <div className="blog-preview-head flex flex-wrap items-baseline justify-between gap-y-2 gap-x-8 lg:col-span-full">
        <h2 className="title-4xl" id="blog-title">
          {blogPreview.title}
        </h2>
        <MoreLink to="/blog">{blogPreview.link}</MoreLink>
      </div>
      {first ? <PostCard post={first} isLarge /> : <p className="lead">{blogPreview.empty}</p>}
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)] lg:[grid-auto-rows:minmax(11.5rem,1fr)] lg:ps-[clamp(0rem,2vw,2rem)]">
        {others.map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
      </div>
    </section>
  );
}

const LARGE_CARD =
  "is-large [&.is-large_.post-cover]:relative [&.is-large_.post-cover]:aspect-[16/10] [&.is-large_.post-cover]:mb-5 [&.is-large_.post-title]:text-3xl [&.is-large_.post-title]:leading-[1.02] [&.is-large_.post-meta]:mt-3.5 [&.is-large_.post-meta]:mb-2.5";
const SMALL_CARD =
  "[&:not(.is-large)]:relative [&:not(.is-large)]:flex-col-reverse [&:not(.is-large)]:justify-end [&:not(.is-large)]:gap-2 [&:not(.is-large)]:min-h-37 [&:not(.is-large)]:pt-6 [&:not(.is-large)]:pb-7 [&:not(.is-large)]:pe-30 [&:not(.is-large)]:border-t [&:not(.is-large)]:border-t-line [&:not(.is-large):last-child]:border-b [&:not(.is-large):last-child]:border-b-line [&&:not(.is-large)_.post-cover]:absolute [&&:not(.is-large)_.post-cover]:top-6 [&&:not(.is-large)_.post-cover]:end-0 [&&:not(.is-large)_.post-cover]:w-24 [&&:not(.is-large)_.post-cover]:aspect-[1] lg:[&:not(.is-large)]:pe-48 lg:[&&:not(.is-large)_.post-cover]:w-42 lg:[&&:not(.is-large)_.post-cover]:aspect-[auto] lg:[&&:not(.is-large)_.post-cover]:bottom-6";

function PostCard({ post, isLarge = false }: { post: ShownPost; isLarge?: boolean }) {
  const { slug, title, excerpt, category, publishedAt, publishedOn } = post;
  const { className } = lookOfCategory(category);
  return (
    <article className={`post-card ${isLarge ? LARGE_CARD : SMALL_CARD} flex flex-col ${className}`}>
      <AppLink
        className="[&:hover_.post-title]:[text-decoration:underline_0.045em] [&:hover_.post-title]:[text-underline-offset:0.12em] no-underline"
        to={articlePath(post)}
      >
        <PostCover post={post} isLarge={isLarge} />
        <h3 className="post-title text-xl leading-[1.08]">
          <ArticleTitle slug={slug} title={title} />
        </h3>
      </AppLink>
      <p className="post-meta flex items-center gap-3.5 text-text-3 text-sm">
        <b className="text-category-text font-[560]">{category}</b>
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
    return <Wall className="post-cover lg:[&_.z]:absolute lg:[&_.z]:inset-0" svg={svg} name={name} />;
  }
  const sizes = isLarge ? "(min-width: 56.25rem) 44rem, 100vw" : "6rem";
  return (
    <div
      className="post-cover [&>.z]:absolute [&>.z]:inset-0 [&>.z]:w-full [&>.z]:h-full [&>.z]:object-cover [&_img]:absolute [&_img]:inset-0 [&_img]:w-full [&_img]:h-full [&_img]:object-cover lg:[&_.z]:absolute lg:[&_.z]:inset-0 relative overflow-clip bg-surface-2"
      style={{ viewTransitionName: name }}
    >
      <Picture src={picture} alt={post.image_alt ?? ""} sizes={sizes} />
    </div>
  );
}
