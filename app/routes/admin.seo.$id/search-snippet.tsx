import { looksOfArticle } from "~/features/blog/model/article-meta";
import { withSiteName } from "~/lib/text/truncate";
import type { Language } from "~/site/language";
import { languageMarks } from "~/site/language";

interface SearchSnippetProps {
  post: { title: string; path: string; excerpt: string; language: Language };
  host: string;
  siteName: string;
}

/** How the article will look among the results of a search: the title and description that its page carries. */
export function SearchSnippet({ post, host, siteName }: SearchSnippetProps) {
  const { title, description } = looksOfArticle(post);
  const address = [host, ...post.path.split("/").filter(Boolean)].join(" › ");
  return (
    <figure>
      <figcaption>Dans une page de résultats</figcaption>
      <div className="snippet" {...languageMarks(post.language)}>
        <p className="snippet-site">{siteName}</p>
        <p className="snippet-address">{address}</p>
        <p className="snippet-title">{withSiteName(title, siteName)}</p>
        <p>{description}</p>
      </div>
    </figure>
  );
}
