import { withTitleSpaces } from "~/lib/text/french/title-spaces";

/** The title of an article, which grows from the list into the head of its page: at most one of that slug a page. */
export function ArticleTitle({ slug, title }: { slug: string; title: string }) {
  return (
    <span
      className="article-title inline-block max-w-full wrap-anywhere hyphens-auto [hyphenate-limit-chars:14_5_5] [view-transition-class:cover-title]"
      style={{ viewTransitionName: `post-title-${slug}` }}
    >
      {withTitleSpaces(title)}
    </span>
  );
}
