import type { ReactNode } from "react";
import type { ArticleView } from "~/features/blog/queries/article-view.server";
import { ArticleContents, FoldedContents } from "./article-contents";
import { ArticleText } from "./article-text";

interface ArticleBodyProps {
  article: ArticleView;
  /** What follows the text. */
  children?: ReactNode;
}

/** The text of an article, with its contents beside it or, on a narrow screen, folded above it. */
export function ArticleBody({ article, children }: ArticleBodyProps) {
  const { headings, language } = article;
  return (
    <div className="article-body wrap">
      <FoldedContents headings={headings} language={language} />
      <div className="article-aside">
        <ArticleContents headings={headings} language={language} />
      </div>
      <div className="article-main">
        <ArticleText article={article} />
        {children}
      </div>
    </div>
  );
}
