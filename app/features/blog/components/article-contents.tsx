import { articleWords } from "~/content/article/words";
import type { Heading } from "~/lib/html/heading-anchors";
import type { Language } from "~/site/language";
import { AppLink } from "~/ui/app-link";

/** Fewer headings than these need no list: the page is short enough. */
const HEADINGS_MIN = 3;

interface ContentsProps {
  headings: readonly Heading[];
  language: Language;
}

/** The parts of an article: beside the text where there is room for them. */
export function ArticleContents({ headings, language }: ContentsProps) {
  if (headings.length < HEADINGS_MIN) return null;
  return (
    <nav className="article-contents" aria-labelledby="sommaire">
      <h2 id="sommaire">{articleWords(language).contents}</h2>
      <HeadingList headings={headings} />
    </nav>
  );
}

/** The same on a narrow screen: above the text, and folded. */
export function FoldedContents({ headings, language }: ContentsProps) {
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
