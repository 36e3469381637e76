import type { MetaDescriptor } from "@remix-run/node";
import { z } from "zod";
import { blogCopy } from "~/content/blog";
import { pageCards } from "~/features/seo/model/share-cards";
import { pageField, searchField } from "~/lib/forms/list-fields";
import { normalForm } from "~/lib/text/normal-form";
import { truncateAtWord } from "~/lib/text/truncate";
import { searchHref } from "~/lib/web/search-href";
import { seo } from "~/site/seo";

const name = z.string().trim().min(1).max(60).nullable().catch(null);

const schema = z.object({
  q: searchField.transform((text = "") => normalForm(text, "NFC")),
  category: name,
  tag: name,
  page: pageField,
});

export type ListFilters = z.output<typeof schema>;

/** What the address asks for; a value that makes no sense counts as not asked. */
export function readFilters(url: string): ListFilters {
  const params = new URL(url).searchParams;
  return schema.parse(Object.fromEntries(["q", "category", "tag", "page"].map((each) => [each, params.get(each)])));
}

const TITLE_MAX_LENGTH = 48;
const DESCRIPTION_MAX_LENGTH = 160;
const NOTHING_TITLE = `Blog : ${blogCopy.nothingFound.title.toLowerCase()}`;

/**
 * Title and links of a page of the list. What a search finds is nothing for a search engine, and where nothing is found
 * the title repeats no words from the address.
 */
export function listMeta(
  filters: ListFilters,
  { isDown, pageCount, matchCount }: { isDown: boolean; pageCount: number; matchCount: number },
): MetaDescriptor[] {
  const { q, category, tag, page } = filters;
  const isNothing = !isDown && matchCount === 0 && Boolean(q || category || tag);
  return [
    ...seo({
      title: isNothing ? NOTHING_TITLE : titleOf(filters),
      description: descriptionOf(filters),
      card: pageCards.blog,
    }),
    ...(q || isNothing ? [{ name: "robots", content: "noindex, follow" }] : []),
    ...(page > 1 ? [{ tagName: "link", rel: "prev", href: pageHref(filters, page - 1) }] : []),
    ...(page < pageCount ? [{ tagName: "link", rel: "next", href: pageHref(filters, page + 1) }] : []),
  ];
}

/** The address of another page of the same list. */
export function pageHref({ q, category, tag }: ListFilters, page: number): string {
  return `/blog${searchHref(new URLSearchParams(), { q, category, tag, page: page > 1 ? page : null })}`;
}

function titleOf({ q, category, tag, page }: ListFilters): string {
  const asked = [category, tag, q && `«\u202f${q}\u202f»`].filter(Boolean).join(", ");
  const title = asked ? `Blog : ${asked}` : blogCopy.metaTitle;
  return truncateAtWord(page > 1 ? `${title}, page ${page}` : title, TITLE_MAX_LENGTH);
}

/** Each page of the list that may be found has words of its own. */
function descriptionOf({ category, tag, page }: ListFilters): string {
  const asked = [category, tag && `«\u202f${tag}\u202f»`, page > 1 && `page ${page}`].filter(Boolean).join(", ");
  if (!asked) return blogCopy.metaDescription;
  return truncateAtWord(`Articles du blog, ${asked}. ${blogCopy.metaDescription}`, DESCRIPTION_MAX_LENGTH);
}
