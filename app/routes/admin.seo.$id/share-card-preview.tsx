import { looksOfArticle } from "~/features/blog/model/article-meta";
import { truncateAtWord, withSiteName } from "~/lib/text/truncate";
import type { Language } from "~/site/language";
import { languageMarks } from "~/site/language";
import { SHARE_IMAGE } from "~/site/share-card";

const DESCRIPTION_MAX_LENGTH = 110;

/** How the article will look when it is shared in a chat or on a social network. */
export function ShareCardPreview({
  post,
  host,
  siteName,
}: {
  post: { id: string; title: string; excerpt: string; language: Language };
  host: string;
  siteName: string;
}) {
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
