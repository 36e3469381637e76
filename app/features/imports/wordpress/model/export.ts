import { decodeHTML } from "entities";
import { articlePath } from "~/features/blog/model/post";
import { readInstant } from "~/lib/dates/typed-day";
import { slugify } from "~/lib/text/slugify";
import { decodedPart } from "~/lib/web/decoded-part";
import { oldPath } from "~/lib/web/old-path";

/** What stands in an export of WordPress ("WordPress eXtended RSS"), one thing after the other. */
export type ExportEntry = ExportSite | ExportAuthor | ExportCategory | ExportItem;

interface ExportSite {
  kind: "site";
  /** As the export names its language, such as 'fr-FR'; empty where it names none. */
  language: string;
  /** Its address, without a final slash. */
  base: string;
}

export interface ExportAuthor {
  kind: "author";
  login: string;
  email: string;
  name: string;
}

interface ExportCategory {
  kind: "category";
  number: string;
  /** As it stands in addresses. */
  slug: string;
}

export interface ExportTerm {
  domain: string;
  slug: string;
  name: string;
}

/** An article, a page, a file or any other item of the export. */
export interface ExportItem {
  kind: "item";
  line: number;
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

/** What becomes an article here: articles, and pages as drafts. */
const KINDS = ["post", "page"] as const;
export type ItemKind = (typeof KINDS)[number];

/** Without an owner: what WordPress keeps of its own. */
const LEFT_OUT = ["trash", "auto-draft", "inherit"];

export function kindOf({ fields }: ExportItem): ItemKind | null {
  if (LEFT_OUT.includes(fields["wp:status"] ?? "")) return null;
  return KINDS.find((kind) => kind === fields["wp:post_type"]) ?? null;
}

/** Whether the item was public: not a draft, not private, not behind a password. */
export function isPublished({ fields }: ExportItem): boolean {
  return fields["wp:status"] === "publish" && !fields["wp:post_password"];
}

/** The planned publication date of an item, in the future; null for any other. Our articles have no planned state. */
export function plannedFor(item: ExportItem): Date | null {
  const at = readInstant(instantIn(item.fields, "wp:post_date") ?? "");
  const isMeant = isPublished(item) || item.fields["wp:status"] === "future";
  return isMeant && at && at.getTime() > Date.now() ? at : null;
}

/** A text that stands as HTML, in plain characters and on one line. */
export function plainLine(html: string): string {
  return decodeHTML(html.replace(/<[^<>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}

const NO_DATE = /^0000-00-00/;

/** When something happened, as the export says it in UTC, else by the clock of its site; null where it says nothing. */
export function instantIn(fields: ExportItem["fields"], name: "wp:post_date" | "wp:post_modified"): string | null {
  const [utc = "", local = ""] = [fields[`${name}_gmt`], fields[name]].map((text) => text?.trim());
  return [utc, local].find((text) => text !== "" && !NO_DATE.test(text)) ?? null;
}

/** Under which slug an item becomes an article; where another has it by then, it gets a number. */
export function articleSlug(item: ExportItem): string {
  const { title = "", "wp:post_id": number = "", "wp:post_name": name = "" } = item.fields;
  // WordPress writes other letters than Latin ones in percent-encoding.
  return slugify(decodedPart(name) ?? name) || slugify(plainLine(title)) || `article-${number}`;
}

/** The address for links that name an item by its number: its old path, or the new one where it had none. Null for such a page. */
export function addressOf(item: ExportItem): string | null {
  const path = oldPath(item.fields.link?.trim() ?? "");
  if (isPublished(item) && path && !path.startsWith("/?")) return encodeURI(path);
  return kindOf(item) === "post" ? articlePath({ slug: articleSlug(item) }) : null;
}

const WITHOUT_CATEGORY = ["uncategorized", "non-classe", "sin-categoria"];

export function categoryOf({ terms }: ExportItem): string | null {
  const found = terms.find(({ domain, slug }) => domain === "category" && !WITHOUT_CATEGORY.includes(slug));
  return found ? plainLine(found.name) || null : null;
}

/** Its tags, and the categories that it has beside the first. */
export function tagsOf({ terms }: ExportItem): string[] {
  const categories = terms.filter(({ domain, slug }) => domain === "category" && !WITHOUT_CATEGORY.includes(slug));
  const tags = terms.filter(({ domain }) => domain === "post_tag");
  return [...tags, ...categories.slice(1)].map(({ name }) => plainLine(name)).filter(Boolean);
}
