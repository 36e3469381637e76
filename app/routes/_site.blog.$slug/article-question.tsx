import { articleCopy } from "~/content/blog";
import { LinkButton } from "~/ui/link-button";

/** The way to somebody who answers, for readers who want to know more. */
export function ArticleQuestion() {
  return (
    <aside className="article-question no-print" aria-label={articleCopy.question}>
      <p>{articleCopy.question}</p>
      <LinkButton to="/contact">{articleCopy.contact}</LinkButton>
    </aside>
  );
}
