import type { ReactNode } from "react";
import { ArticleContents, FoldedContents } from "~/features/blog/article-contents";
import { ArticleText } from "~/features/blog/article-text";
import type { ArticleView } from "~/features/blog/article-view.server";

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
