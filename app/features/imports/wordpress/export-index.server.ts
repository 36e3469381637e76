import type { ExportAuthor } from "~/features/imports/wordpress/model/export";
import { addressOf, isPublished, kindOf } from "~/features/imports/wordpress/model/export";
import type { Language } from "~/site/language";
import { LANGUAGES } from "~/site/language";
import { readExport } from "./read-export.server";

/** So many files, and so many articles, of an export are remembered by their number. */
const NUMBERS_MAX = 200_000;

export interface ExportFile {
  url: string;
  alt: string;
}

/** What is known of an export before its articles are read: they name files, authors and categories that stand anywhere. */
export interface ExportIndex {
  base: string;
  /** The language that the export names, of those of this site; null where it names another or none. */
  language: Language | null;
  files: ReadonlyMap<string, ExportFile>;
  /** Where the articles and pages are, by their number. */
  addresses: ReadonlyMap<string, string>;
  authors: ReadonlyMap<string, ExportAuthor>;
  typeCounts: ReadonlyMap<string, number>;
  commentCount: number;
  /** Names of the categories of published articles, by what stands in their addresses. */
  categories: ReadonlyMap<string, string>;
  categoryNumbers: ReadonlyMap<string, string>;
}

/** Reads an export once for what its articles refer to. @throws UnreadableExportError */
export async function indexExport(file: string): Promise<ExportIndex> {
  const files = new Map<string, ExportFile>();
  const addresses = new Map<string, string>();
  const authors = new Map<string, ExportAuthor>();
  const typeCounts = new Map<string, number>();
  const categories = new Map<string, string>();
  const categoryNumbers = new Map<string, string>();
  let [base, named, commentCount] = ["", "", 0];
  for await (const entry of readExport(file)) {
    if (entry.kind === "site") {
      base ||= entry.base;
      named ||= entry.language;
    } else if (entry.kind === "author") authors.set(entry.login, entry);
    else if (entry.kind === "category") categoryNumbers.set(entry.slug, entry.number);
    else {
      const type = entry.fields["wp:post_type"] ?? "";
      typeCounts.set(type, (typeCounts.get(type) ?? 0) + 1);
      commentCount += entry.commentCount;
      const { "wp:post_id": id, "wp:attachment_url": url = "" } = entry.fields;
      if (type === "attachment" && files.size < NUMBERS_MAX && url.trim() && id)
        files.set(id, { url: url.trim(), alt: entry.meta._wp_attachment_image_alt ?? "" });
      const address = kindOf(entry) && addresses.size < NUMBERS_MAX ? addressOf(entry) : null;
      if (address && id) addresses.set(id, address);
      if (type !== "post" || !isPublished(entry)) continue;
      for (const { domain, slug, name } of entry.terms) if (domain === "category" && slug) categories.set(slug, name);
    }
  }
  const language = LANGUAGES.find((each) => each === named.slice(0, 2).toLowerCase()) ?? null;
  return { base, language, files, addresses, authors, typeCounts, commentCount, categories, categoryNumbers };
}
