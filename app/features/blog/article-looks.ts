import { articleCopy } from "~/content/blog";
import { cutTitle, fitDescription } from "~/lib/fit-text";

interface Described {
  title: string;
  excerpt: string;
}

/** What an article says of itself to search engines and on share cards, here and where the writer looks at it before. */
export function looksOfArticle({ title, excerpt }: Described) {
  return {
    title: cutTitle(title),
    shareTitle: title,
    description: fitDescription(excerpt, articleCopy.metaMore),
  };
}
