import { looksOfArticle } from "~/features/blog/article-looks";
import { cutAtWord, withSiteName } from "~/lib/fit-text";
import type { Language } from "~/lib/language";
import { languageMarks } from "~/lib/language";
import { SHARE_IMAGE } from "~/lib/share-card";

const DESCRIPTION_MAX_LENGTH = 110;

interface ShareCardPreviewProps {
  post: { id: string; title: string; excerpt: string; language: Language };
  host: string;
  siteName: string;
}

/** How the article will look when it is shared in a chat or on a social network. */
export function ShareCardPreview({ post, host, siteName }: ShareCardPreviewProps) {
  const { shareTitle, description } = looksOfArticle(post);
  const { lang, dir } = languageMarks(post.language);
  return (
    <figure>
      <figcaption>Sur une carte de partage</figcaption>
      <div className="share-look">
        <img
          src={`/admin/seo/${post.id}/card.png`}
          alt={post.title}
          width={SHARE_IMAGE.width}
          height={SHARE_IMAGE.height}
          loading="lazy"
        />
        <div lang={lang} dir={dir}>
          <p className="note">{host}</p>
          <p className="share-look-title">{withSiteName(shareTitle, siteName)}</p>
          <p>{cutAtWord(description, DESCRIPTION_MAX_LENGTH)}</p>
        </div>
      </div>
    </figure>
  );
}
