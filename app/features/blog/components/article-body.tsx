import type { ReactNode } from "react";
import { Khatam } from "~/brand/khatam";
import { articleWords } from "~/content/article/words";
import type { ArticleView } from "~/features/blog/queries/article-view.server";
import type { Heading } from "~/lib/html/heading-anchors";
import type { Language } from "~/site/language";
import { frenchTarget } from "~/site/language";
import { AppLink } from "~/ui/app-link";

interface ArticleBodyProps {
  article: ArticleView;
  /** What follows the text. */
  children?: ReactNode;
}

/** The text of an article, with its contents beside it or, on a narrow screen, folded above it. */
export function ArticleBody({ article, children }: ArticleBodyProps) {
  const { headings, language } = article;
  return (
    <div className="article-body wrap">
      <FoldedContents headings={headings} language={language} />
      <div className="article-aside">
        <ArticleContents headings={headings} language={language} />
      </div>
      <div className="article-main">
        <ArticleText article={article} />
        {children}
      </div>
    </div>
  );
}

/** The text itself, its end, and what it is filed under. */
function ArticleText({ article: { html, tags, language } }: { article: ArticleView }) {
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

/** Fewer headings than these need no list: the page is short enough. */
const HEADINGS_MIN = 3;

interface ContentsProps {
  headings: readonly Heading[];
  language: Language;
}

/** The parts of an article: beside the text where there is room for them. */
function ArticleContents({ headings, language }: ContentsProps) {
  if (headings.length < HEADINGS_MIN) return null;
  return (
    <nav className="article-contents" aria-labelledby="sommaire">
      <h2 id="sommaire">{articleWords(language).contents}</h2>
      <HeadingList headings={headings} />
    </nav>
  );
}

/** The same on a narrow screen: above the text, and folded. */
function FoldedContents({ headings, language }: ContentsProps) {
  if (headings.length < HEADINGS_MIN) return null;
  const { contents, contentsLabel } = articleWords(language);
  return (
    <details className="article-contents-folded">
      <summary>{contents}</summary>
      <nav aria-label={contentsLabel}>
        <HeadingList headings={headings} />
      </nav>
    </details>
  );
}

function HeadingList({ headings }: Pick<ContentsProps, "headings">) {
  return (
    <ol>
      {headings.map(({ id, text, level }) => (
        <li key={id} className={level === 3 ? "is-under" : undefined}>
          <AppLink to={`#${id}`}>{text}</AppLink>
        </li>
      ))}
    </ol>
  );
}
