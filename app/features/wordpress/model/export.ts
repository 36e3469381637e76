/** What stands in an export of WordPress ("WordPress eXtended RSS"), one thing after the other. */
export type ExportEntry = ExportSite | ExportAuthor | ExportCategory | ExportItem;

/** The site that was exported. */
export interface ExportSite {
  kind: "site";
  /** As the export names its language, such as 'fr-FR'; empty where it names none. */
  language: string;
  /** Its address, without a final slash. */
  base: string;
}

/** Somebody who wrote there. */
export interface ExportAuthor {
  kind: "author";
  login: string;
  email: string;
  name: string;
}

/** A category of the site. */
export interface ExportCategory {
  kind: "category";
  number: string;
  /** As it stands in addresses. */
  slug: string;
}

/** A category or a tag of an item. */
export interface ExportTerm {
  domain: string;
  /** As it stands in addresses. */
  slug: string;
  name: string;
}

/** An article, a page, a file or whatever else a plugin has made an item of. */
export interface ExportItem {
  kind: "item";
  /** On which line of the file it begins. */
  line: number;
  /** The text of each of its elements, by name. */
  fields: Readonly<Record<string, string>>;
  terms: readonly ExportTerm[];
  /** Of its own values those that are read. */
  meta: Readonly<Record<string, string>>;
  commentCount: number;
}

/** An export that cannot be read further, in a French sentence. */
export class UnreadableExportError extends Error {
  override name = "UnreadableExportError";

  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}
