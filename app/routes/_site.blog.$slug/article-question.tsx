import { articleWords } from "~/content/article/words";
import type { Language } from "~/site/language";
import { frenchTarget, LANGUAGE_PARAM } from "~/site/language";
import { LinkButton } from "~/ui/link-button";

/** The contact link, for readers who want to know more. */
export function ArticleQuestion({ language }: { language: Language }) {
  const { question, contact } = articleWords(language);
  const to = language === "fr" ? "/contact" : `/contact?${LANGUAGE_PARAM}=${language}`;
  return (
    <div className="article-question no-print">
      <p>{question}</p>
      <LinkButton to={to} {...frenchTarget(language)}>
        {contact}
      </LinkButton>
    </div>
  );
}
