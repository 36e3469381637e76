import type { MetaDescriptor } from "@remix-run/react";

interface SeoOptions {
  /** At most 60 characters with the site's name, which the root adds. */
  title: string;
  /** 70 to 160 characters; absent on private screens. */
  description?: string;
}

/** The meta tags of a page; its address and the site's name are added by the root. */
export function seo({ title, description }: SeoOptions): MetaDescriptor[] {
  const tags: MetaDescriptor[] = [
    { title },
    { property: "og:title", content: title },
    { name: "twitter:title", content: title },
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

/** The site's name, out of the root loader's data, for titles that have to leave room for it. */
export function siteNameOf(matches: { id: string; data?: unknown }[]): string {
  const root = matches.find(({ id }) => id === "root")?.data as { site?: { siteName?: string } } | undefined;
  return root?.site?.siteName ?? "";
}
