import type { ExportAuthor, ExportItem } from "~/features/wordpress/model/export";
import { isPublished } from "~/features/wordpress/model/export-item";
import type { Language } from "~/site/language";
import { LANGUAGES } from "~/site/language";
import { readExport } from "./read-export.server";

/** So many files of an export are remembered by their address; those beyond are none of an article. */
const FILES_MAX = 200_000;

/** A picture of the media library. */
export interface ExportFile {
  url: string;
  alt: string;
}

/** What is known of an export before its articles are read: they name files, authors and categories that stand anywhere. */
export interface ExportIndex {
  /** The address of the site that was exported, without a final slash. */
  base: string;
  /** The language that the export names, of those of this site; null where it names another or none. */
  language: Language | null;
  files: ReadonlyMap<string, ExportFile>;
  authors: ReadonlyMap<string, ExportAuthor>;
  /** How many items there are of each kind. */
  typeCounts: ReadonlyMap<string, number>;
  commentCount: number;
  /** Names of the categories of published articles, by what stands in their addresses. */
  categories: ReadonlyMap<string, string>;
}

/** Reads an export once for what its articles refer to. @throws UnreadableExportError */
export async function indexExport(file: string): Promise<ExportIndex> {
  const files = new Map<string, ExportFile>();
  const authors = new Map<string, ExportAuthor>();
  const typeCounts = new Map<string, number>();
  const categories = new Map<string, string>();
  let [base, named, commentCount] = ["", "", 0];
  for await (const entry of readExport(file)) {
    if (entry.kind === "site") {
      base ||= entry.base;
      named ||= entry.language;
    } else if (entry.kind === "author") authors.set(entry.login, entry);
    else {
      const type = entry.fields["wp:post_type"] ?? "";
      typeCounts.set(type, (typeCounts.get(type) ?? 0) + 1);
      commentCount += entry.commentCount;
      if (type === "attachment" && files.size < FILES_MAX) noteFile(files, entry);
      if (type === "post" && isPublished(entry)) noteCategory(categories, entry);
    }
  }
  const language = LANGUAGES.find((each) => each === named.slice(0, 2).toLowerCase()) ?? null;
  return { base, language, files, authors, typeCounts, commentCount, categories };
}

function noteFile(files: Map<string, ExportFile>, { fields, meta }: ExportItem): void {
  const url = fields["wp:attachment_url"]?.trim();
  const id = fields["wp:post_id"];
  if (url && id) files.set(id, { url, alt: meta._wp_attachment_image_alt ?? "" });
}

function noteCategory(categories: Map<string, string>, { terms }: ExportItem): void {
  for (const { domain, slug, name } of terms) if (domain === "category" && slug) categories.set(slug, name);
}
