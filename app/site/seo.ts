import type { MetaDescriptor } from "@remix-run/react";
import type { ShareCard } from "./share-card";
import { SHARE_IMAGE, shareImageAlt, shareImagePath } from "./share-card";

interface SeoOptions {
  /** At most 60 characters; the root adds the site's name where it still fits. */
  title: string;
  /** The title on share cards, where it may be longer. */
  shareTitle?: string;
  /** 70 to 160 characters; absent on private screens. */
  description?: string;
  /** The picture that stands for the page when it is shared; absent on screens that are not shared. */
  card?: ShareCard | undefined;
  /** For an article: when it appeared and changed, by whom and about what. */
  article?: ArticleFacts | undefined;
}

/** An article in the words of Open Graph. Source: https://ogp.me/#type_article */
interface ArticleFacts {
  publishedAt?: string | undefined;
  changedAt: string;
  authorName: string | undefined;
  category: string;
  tags: readonly string[];
}

/** The meta tags of a page; its address, the site's name and the site's own address are added by the root. */
export function seo({ title, shareTitle = title, description, card, article }: SeoOptions): MetaDescriptor[] {
  const tags: MetaDescriptor[] = [
    { title },
    { property: "og:title", content: shareTitle },
    { name: "twitter:title", content: shareTitle },
    { name: "twitter:card", content: card ? "summary_large_image" : "summary" },
    { property: "og:type", content: article ? "article" : "website" },
    ...(article ? articleTags(article) : []),
    ...(card ? imageTags(card) : []),
  ];
  if (!description) return tags;
  return [
    ...tags,
    { name: "description", content: description },
    { property: "og:description", content: description },
    { name: "twitter:description", content: description },
  ];
}

/** The site's name, out of the root loader's data, for titles that have to leave room for it. */
export function siteNameOf(matches: { id: string; data?: unknown }[]): string {
  const root = matches.find(({ id }) => id === "root")?.data as { site?: { siteName?: string } } | undefined;
  return root?.site?.siteName ?? "";
}

function articleTags({ publishedAt, changedAt, authorName, category, tags }: ArticleFacts): MetaDescriptor[] {
  return [
    ...(publishedAt ? [{ property: "article:published_time", content: publishedAt }] : []),
    { property: "article:modified_time", content: changedAt },
    ...(authorName ? [{ property: "article:author", content: authorName }] : []),
    { property: "article:section", content: category },
    ...tags.map((tag) => ({ property: "article:tag", content: tag })),
  ];
}

function imageTags(card: ShareCard): MetaDescriptor[] {
  const [path, alt] = [shareImagePath(card), shareImageAlt(card)];
  return [
    { property: "og:image", content: path },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(SHARE_IMAGE.width) },
    { property: "og:image:height", content: String(SHARE_IMAGE.height) },
    { property: "og:image:alt", content: alt },
    { name: "twitter:image", content: path },
    { name: "twitter:image:alt", content: alt },
  ];
}
