import { looksOfArticle } from "~/features/blog/model/article-meta";
import { withSiteName } from "~/lib/text/truncate";
import type { Language } from "~/site/language";
import { languageMarks } from "~/site/language";

/** How the article will look among the results of a search: the title and description that its page carries. */
export function SearchSnippet({
  post,
  host,
  siteName,
}: {
  post: { title: string; path: string; excerpt: string; language: Language };
  host: string;
  siteName: string;
}) {
  const { title, description } = looksOfArticle(post);
  const address = [host, ...post.path.split("/").filter(Boolean)].join(" › ");
  return (
    <figure className="min-w-0">
      <figcaption className="mb-3 font-[560]">Dans une page de résultats</figcaption>
      <div
        className="border border-line bg-surface-2 wrap-anywhere [padding:1.125rem_1.25rem_1.25rem] text-text-2"
        {...languageMarks(post.language)}
      >
        <p className="text-text leading-[1.3]">{siteName}</p>
        <p className="text-text-3 text-xs">{address}</p>
        <p className="mt-2 mb-1 text-blue text-[1.25rem] leading-[1.3]">{withSiteName(title, siteName)}</p>
        <p>{description}</p>
      </div>
    </figure>
  );
}
