import { articleCopy } from "~/content/blog";
import { LinkButton } from "~/ui/link-button";

/** The way to somebody who answers, for readers who want to know more. */
export function ArticleQuestion() {
  return (
    <div className="article-question no-print">
      <p>{articleCopy.question}</p>
      <LinkButton to="/contact">{articleCopy.contact}</LinkButton>
    </div>
  );
}
