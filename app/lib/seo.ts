import type { MetaDescriptor } from "@remix-run/react";

interface SeoOptions {
  /** At most 60 characters with the site's name. */
  title: string;
  /** 70 to 160 characters; absent on private screens. */
  description?: string;
  siteName?: string;
}

/** The meta tags of a page; its address is added by the root. */
export function seo({ title, description, siteName = "Zellige" }: SeoOptions): MetaDescriptor[] {
  const fullTitle = `${title} — ${siteName}`;
  const tags: MetaDescriptor[] = [
    { title: fullTitle },
    { property: "og:title", content: fullTitle },
    { name: "twitter:title", content: fullTitle },
    { name: "twitter:card", content: "summary_large_image" },
    { property: "og:type", content: "website" },
  ];
  if (!description) return tags;
  return [
    ...tags,
    { name: "description", content: description },
    { property: "og:description", content: description },
    { name: "twitter:description", content: description },
  ];
}
