import { articleWords } from "~/content/article";
import { fitDescription, truncateTitle } from "~/lib/text/truncate";
import type { Language } from "~/site/language";

/** What an article tells search engines and share cards, on its page and in the preview of /admin/seo. */
export function looksOfArticle({ title, excerpt, language }: { title: string; excerpt: string; language: Language }) {
  return {
    title: truncateTitle(title),
    shareTitle: title,
    description: fitDescription(excerpt, articleWords(language).metaMore),
  };
}
