import { Khatam } from "~/brand/khatam";
import { articleWords } from "~/content/article/words";
import type { ArticleView } from "~/features/blog/queries/article-view.server";
import { frenchTarget } from "~/site/language";
import { AppLink } from "~/ui/app-link";

/** The text itself, its end, and what it is filed under. */
export function ArticleText({ article: { html, tags, language } }: { article: ArticleView }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server by lib/markdown */}
      <div className="prose article-prose" dangerouslySetInnerHTML={{ __html: html }} />
      <Khatam className="article-end" />
      {tags.length > 0 && (
        <ul className="article-tags" aria-label={articleWords(language).tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <AppLink to={`/blog?${new URLSearchParams({ tag })}`} {...frenchTarget(language)}>
                {tag}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
