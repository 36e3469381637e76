import { LinkedWall } from "~/brand/linked-wall";
import { blogPreview } from "~/content/home";
import { ArticleTitle } from "~/features/blog/components/article-title";
import { coverSheetHref, homeCover } from "~/features/blog/model/article-wall";
import { articlePath, lookOfCategory } from "~/features/blog/model/post";
import { ownPicture } from "~/lib/web/picture-address";
import { AppLink } from "~/ui/app-link";
import { MoreLink } from "~/ui/more-link";
import { Picture } from "~/ui/picture";
import type { ShownPost } from "./view.server";

/** Left out while the articles cannot be read. */
export function BlogSection({ posts }: { posts: ShownPost[] | null }) {
  if (!posts) return null;
  const [first, ...others] = posts;
  const covers = coverSheetHref(posts);
  return (
    <section
      className="section wrap blog-preview grid grid-cols-[minmax(0,1fr)] wrap-anywhere gap-y-10 gap-x-(--gap) pt-0 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
      aria-labelledby="blog-title"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-y-2 gap-x-8 lg:col-span-full">
        <h2 className="title-4xl" id="blog-title">
          {blogPreview.title}
        </h2>
        <MoreLink to="/blog">{blogPreview.link}</MoreLink>
      </div>
      {first ? <PostCard post={first} covers={covers} isLarge /> : <p className="lead">{blogPreview.empty}</p>}
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)] lg:[grid-auto-rows:minmax(11.5rem,1fr)] lg:ps-[clamp(0rem,2vw,2rem)]">
        {others.map((post) => (
          <PostCard key={post.slug} post={post} covers={covers} />
        ))}
      </div>
    </section>
  );
}

const LARGE = {
  card: "flex-col",
  cover: "relative aspect-[16/10] mb-5",
  title: "text-3xl leading-[1.02]",
  meta: "mt-3.5 mb-2.5",
};
const SMALL = {
  card: "relative flex-col-reverse justify-end gap-2 min-h-37 pt-6 pb-7 pe-30 border-t border-t-line last:border-b last:border-b-line lg:pe-48",
  cover: "absolute top-6 end-0 w-24 aspect-[1] lg:w-42 lg:aspect-[auto] lg:bottom-6",
  title: "text-xl leading-[1.08]",
  meta: "",
};

interface PostCardProps {
  post: ShownPost;
  covers: string;
  isLarge?: boolean;
}

function PostCard({ post, covers, isLarge = false }: PostCardProps) {
  const { slug, title, excerpt, category, publishedAt, publishedOn } = post;
  const look = isLarge ? LARGE : SMALL;
  return (
    <article className={`post-card flex ${look.card} ${lookOfCategory(category).className}`}>
      <AppLink className="group no-underline" to={articlePath(post)}>
        <PostCover post={post} covers={covers} isLarge={isLarge} />
        <h3 className={`${look.title} group-hover:underline-title`}>
          <ArticleTitle slug={slug} title={title} />
        </h3>
      </AppLink>
      <p className={`flex items-center gap-3.5 text-text-3 text-sm ${look.meta}`}>
        <b className="text-category-text font-[560]">{category}</b>
        {publishedOn && <time dateTime={publishedAt}>{publishedOn}</time>}
      </p>
      {isLarge && <p className="lead">{excerpt}</p>}
    </article>
  );
}

/** An article's own picture, else its patch of the wall. */
function PostCover({ post, covers, isLarge = false }: PostCardProps) {
  const name = `post-cover-${post.slug}`;
  const picture = ownPicture(post.image_url);
  const look = isLarge ? LARGE.cover : SMALL.cover;
  if (!picture) {
    return (
      <LinkedWall
        className={`post-cover ${look}`}
        drawingLook="lg:absolute lg:inset-0"
        href={`${covers}#${post.slug}`}
        wall={homeCover(post, isLarge ? 0 : 1)}
        transition={name}
      />
    );
  }
  const sizes = isLarge ? "(min-width: 56.25rem) 44rem, 100vw" : "6rem";
  return (
    <div className={`post-cover ${look} overflow-clip bg-surface-2`} style={{ viewTransitionName: name }}>
      <Picture isFilling src={picture} alt={post.image_alt ?? ""} sizes={sizes} />
    </div>
  );
}
