import type { Cover } from "~/features/blog/article-view.server";
import { Picture } from "~/ui/picture";

interface ArticleCoverProps {
  cover: Cover;
  className: string;
  /** Whose cover it is, where one page's cover becomes another's: at most one cover of that name a page. */
  slug?: string;
  isFirst?: boolean;
  /** How wide a picture stands in the page, as `sizes` of HTML says it. */
  sizes?: string;
}

export function ArticleCover({ cover, className, slug, isFirst = false, sizes = "100vw" }: ArticleCoverProps) {
  const name = slug ? { viewTransitionName: `post-cover-${slug}` } : undefined;
  if ("svg" in cover) {
    return (
      <div
        className={`pattern [&>.z]:absolute [&>.z]:inset-0 relative overflow-clip bg-surface-2 ${className}`}
        style={name}
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own generator from numbers alone
        dangerouslySetInnerHTML={{ __html: cover.svg }}
      />
    );
  }
  return (
    <div className={`relative overflow-clip bg-surface-2 ${className}`} style={name}>
      <Picture isFilling src={cover.src} alt={cover.alt} sizes={sizes} isFirst={isFirst} />
    </div>
  );
}

/** The bevels that the covers share; rendered after them. */
export function CoverBevels({ defs }: { defs: string }) {
  const html = `<defs>${defs}</defs>`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own generator from numbers alone
  return <svg className="z-defs" aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />;
}
