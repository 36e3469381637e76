import { articleWords } from "~/content/article/words";
import { fitDescription, truncateTitle } from "~/lib/text/truncate";
import type { Language } from "~/site/language";

interface Described {
  title: string;
  excerpt: string;
  language: Language;
}

/** What an article says of itself to search engines and on share cards, here and where the writer looks at it before. */
export function looksOfArticle({ title, excerpt, language }: Described) {
  return {
    title: truncateTitle(title),
    shareTitle: title,
    description: fitDescription(excerpt, articleWords(language).metaMore),
  };
}
