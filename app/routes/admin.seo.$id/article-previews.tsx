import { looksOfArticle } from "~/features/blog/model/article-meta";
import { truncateAtWord, withSiteName } from "~/lib/text/truncate";
import type { Language } from "~/site/language";
import { languageMarks } from "~/site/language";
import { SHARE_IMAGE } from "~/site/share-card";

interface PreviewProps {
  post: { id: string; title: string; path: string; excerpt: string; language: Language };
  host: string;
  siteName: string;
}

/** How the article will look among the results of a search: the title and description that its page carries. */
export function SearchSnippet({ post, host, siteName }: PreviewProps) {
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

const DESCRIPTION_MAX_LENGTH = 110;

export function ShareCardPreview({ post, host, siteName }: PreviewProps) {
  const { shareTitle, description } = looksOfArticle(post);
  const { lang, dir } = languageMarks(post.language);
  return (
    <figure className="min-w-0">
      <figcaption className="mb-3 font-[560]">Sur une carte de partage</figcaption>
      <div className="border border-line bg-surface-2 wrap-anywhere">
        <img
          className="block w-full h-auto bg-surface-3"
          src={`/admin/seo/${post.id}/card.png`}
          alt={post.title}
          width={SHARE_IMAGE.width}
          height={SHARE_IMAGE.height}
          loading="lazy"
        />
        <div className="[padding:0.875rem_1.25rem_1.125rem] text-text-2" lang={lang} dir={dir}>
          <p className="note">{host}</p>
          <p className="text-text font-semibold">{withSiteName(shareTitle, siteName)}</p>
          <p>{truncateAtWord(description, DESCRIPTION_MAX_LENGTH)}</p>
        </div>
      </div>
    </figure>
  );
}
