import { quoteWords } from "~/content/quote-page";
import { wordsOf } from "~/features/billing/documents/model/words/words-of";
import type { Language } from "~/site/language";

export type DossierWords = ReturnType<typeof dossierWords>;

/** The words of an acceptance's evidence: those of its PDF, and those that the page adds. */
export function dossierWords(language: Language) {
  const { by, function: role, at, digest } = wordsOf(language).acceptance;
  return { ...quoteWords[language].dossier, by, role, at, digest };
}
