import { articleCopy } from "~/content/blog";
import type { Heading } from "~/lib/anchored-headings";
import { AppLink } from "~/ui/app-link";

/** Fewer headings than these need no list: the page is short enough. */
const HEADINGS_MIN = 3;

interface ContentsProps {
  headings: readonly Heading[];
}

/** The parts of an article: beside the text where there is room for them. */
export function ArticleContents({ headings }: ContentsProps) {
  if (headings.length < HEADINGS_MIN) return null;
  return (
    <nav className="article-contents" aria-labelledby="sommaire">
      <h2 id="sommaire">{articleCopy.contents}</h2>
      <HeadingList headings={headings} />
    </nav>
  );
}

/** The same on a narrow screen: above the text, and folded. */
export function FoldedContents({ headings }: ContentsProps) {
  if (headings.length < HEADINGS_MIN) return null;
  return (
    <details className="article-contents-folded">
      <summary>{articleCopy.contents}</summary>
      <nav aria-label="Plan de l’article">
        <HeadingList headings={headings} />
      </nav>
    </details>
  );
}

function HeadingList({ headings }: ContentsProps) {
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
