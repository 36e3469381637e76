import type { ReactNode } from "react";
import { Khatam } from "~/brand/khatam";
import { articleWords } from "~/content/article";
import type { ArticleView } from "~/features/blog/article-view.server";
import type { Heading } from "~/lib/html/heading-anchors";
import type { Language } from "~/site/language";
import { frenchTarget } from "~/site/language";
import { AppLink } from "~/ui/app-link";
import { TallLink } from "~/ui/tall-link";

/** The text of an article, with its contents beside it or, on a narrow screen, folded above it. */
export function ArticleBody({ article, children }: { article: ArticleView; children?: ReactNode }) {
  const { headings, language } = article;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-y-8 gap-x-(--gap) pt-[clamp(2rem,5vw,5.5rem)] pb-[clamp(3rem,6vw,6rem)] lg:grid-cols-12 print:block">
      <FoldedContents headings={headings} language={language} />
      <div className="hidden lg:block lg:col-[1_/_4] print:hidden">
        <ArticleContents headings={headings} language={language} />
      </div>
      <div className="min-w-0 lg:col-[5_/_12]">
        <ArticleText article={article} />
        {children}
      </div>
    </div>
  );
}

function ArticleText({ article: { html, tags, language } }: { article: ArticleView }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server by lib/markdown */}
      <div className="prose article-prose" dangerouslySetInnerHTML={{ __html: html }} />
      <Khatam className="block w-5.5 my-10 fill-category-text" />
      {tags.length > 0 && (
        <ul
          className="flex flex-wrap gap-y-0 gap-x-6 py-2 border-y border-y-line print:hidden"
          aria-label={articleWords(language).tags}
        >
          {tags.map((tag) => (
            <li key={tag}>
              <TallLink
                className="gap-2 text-text-2 no-underline before:size-1.75 before:bg-category before:[transform:rotate(45deg)] hover:text-text hover:[text-decoration:underline_1px]"
                to={`/blog?${new URLSearchParams({ tag })}`}
                {...frenchTarget(language)}
              >
                {tag}
              </TallLink>
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

function ArticleContents({ headings, language }: ContentsProps) {
  if (headings.length < HEADINGS_MIN) return null;
  return (
    <nav
      className="article-contents lg:sticky lg:top-6 lg:max-h-[calc(100vh_-_3rem)] lg:overflow-y-auto"
      aria-labelledby="sommaire"
    >
      <h2 className="mb-2 text-[1.25rem]" id="sommaire">
        {articleWords(language).contents}
      </h2>
      <HeadingList headings={headings} />
    </nav>
  );
}

const ARROW_DOWN =
  "after:size-2.25 after:border-r-2 after:border-b-2 after:border-current after:[transform:translateY(-0.1875rem)_rotate(45deg)] group-open:after:[transform:translateY(0.125rem)_rotate(-135deg)]";

function FoldedContents({ headings, language }: ContentsProps) {
  if (headings.length < HEADINGS_MIN) return null;
  const { contents, contentsLabel } = articleWords(language);
  return (
    <details className="group border-y border-y-line-strong lg:hidden print:hidden">
      <summary
        className={`flex items-center justify-between min-h-13 font-display font-[620] text-[length:1.25rem]/[1] ${ARROW_DOWN}`}
      >
        {contents}
      </summary>
      <nav className="pb-3" aria-label={contentsLabel}>
        <HeadingList headings={headings} />
      </nav>
    </details>
  );
}

/** Beside the text, the line along it shows where one is. */
const HEADING_LINK =
  "flex items-center min-h-11 py-1.5 text-text-2 leading-[1.3] no-underline hover:text-text hover:[text-decoration:underline_1px] lg:min-h-9 lg:border-s-2 lg:border-s-line lg:aria-[current]:border-category-text lg:aria-[current]:text-text";

function HeadingList({ headings }: Pick<ContentsProps, "headings">) {
  return (
    <ol>
      {headings.map(({ id, text, level }) => (
        <li key={id} className={level === 3 ? "ps-5 text-sm lg:ps-0" : undefined}>
          <AppLink
            className={`${HEADING_LINK} ${level === 3 ? "lg:ps-7" : "lg:ps-3.5 lg:text-[0.9375rem]"}`}
            to={`#${id}`}
          >
            {text}
          </AppLink>
        </li>
      ))}
    </ol>
  );
}
