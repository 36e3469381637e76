import { arabicArticle } from "./arabic";
import type { ArticleCopy } from "./article-copy";
import { frenchArticle } from "./french";
import { spanishArticle } from "./spanish";

type Language = "fr" | "es" | "ar";

const COPIES: Readonly<Record<Language, ArticleCopy>> = { fr: frenchArticle, es: spanishArticle, ar: arabicArticle };

/** The words around an article in its language. */
export function articleWords(language: Language): ArticleCopy {
  return COPIES[language];
}

/** What a category is called in a language; one that the agency has made up keeps its name. */
export function categoryIn(language: Language, category: string): string {
  return COPIES[language].categories[category] ?? category;
}
