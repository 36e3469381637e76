import type { MetaDescriptor } from "@remix-run/node";
import { blogCopy } from "~/content/blog";
import { pageCards } from "~/features/seo/share-cards";
import { cutAtWord } from "~/lib/fit-text";
import { searchHref } from "~/lib/search-href";
import { seo } from "~/lib/seo";
import type { ListFilters } from "./filters";

const TITLE_MAX_LENGTH = 48;

/** Title and links of a page of the list. What a search finds is nothing for a search engine. */
export function listMeta(filters: ListFilters, pageCount: number): MetaDescriptor[] {
  const { q, page } = filters;
  return [
    ...seo({ title: titleOf(filters), description: blogCopy.metaDescription, card: pageCards.blog }),
    ...(q ? [{ name: "robots", content: "noindex, follow" }] : []),
    ...(page > 1 ? [{ tagName: "link", rel: "prev", href: pageHref(filters, page - 1) }] : []),
    ...(page < pageCount ? [{ tagName: "link", rel: "next", href: pageHref(filters, page + 1) }] : []),
  ];
}

/** The address of another page of the same list. */
export function pageHref({ q, category, tag }: ListFilters, page: number): string {
  return `/blog${searchHref(new URLSearchParams(), { q, category, tag, page: page > 1 ? page : null })}`;
}

function titleOf({ q, category, tag, page }: ListFilters): string {
  const asked = [category, tag, q && `« ${q} »`].filter(Boolean).join(", ");
  const title = asked ? `Blog : ${asked}` : blogCopy.metaTitle;
  return cutAtWord(page > 1 ? `${title}, page ${page}` : title, TITLE_MAX_LENGTH);
}
