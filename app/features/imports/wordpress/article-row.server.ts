import { createHash } from "node:crypto";
import { EXCERPT_MAX_LENGTH, usableTags } from "~/features/blog/schema";
import type { ExportItem, ItemKind } from "~/features/imports/wordpress/model/export";
import {
  articleSlug,
  categoryOf,
  instantIn,
  isPublished,
  plainLine,
  plannedFor,
  tagsOf,
} from "~/features/imports/wordpress/model/export";
import { PICTURES_MAX } from "~/features/imports/wordpress/table.server";
import { languageOfText } from "~/lib/text/detect-language";
import { normalForm } from "~/lib/text/normal-form";
import type { TextLanguage } from "~/lib/text/stop-words";
import { truncateAtWord } from "~/lib/text/truncate";
import { oldPath } from "~/lib/web/old-path";
import { db } from "~/server/db/db.server";
import type { ArticleText } from "./article-text.server";
import type { ExportIndex } from "./export-index.server";

const EXCERPT_LENGTH = 160;
const WORDS_READ = 1_000;
const WITHOUT_CATEGORY = "Blog";
const PAGES = "Pages";

/** Matching people on this site; null where there is none. */
interface ArticleAuthor {
  signed_by_id: string | null;
  author_id: string | null;
}

export function toArticleRow(
  item: ExportItem,
  {
    kind,
    text,
    index,
    author,
  }: { kind: ItemKind; text: ArticleText; index: ExportIndex; author: ArticleAuthor | undefined },
) {
  const { fields, meta } = item;
  const number = fields["wp:post_id"] ?? "";
  const written = instantIn(fields, "wp:post_date") ?? "1970-01-01";
  const isShown = kind === "post" && isPublished(item) && plannedFor(item) === null;
  const picture = index.files.get(meta._thumbnail_id ?? "");
  const post = {
    id: idOf(index.base, number),
    title: plainLine(fields.title ?? ""),
    content: text.markdown,
    slug: articleSlug(item),
    excerpt: excerptOf(fields["excerpt:encoded"] ?? "", text.markdown),
    category: (kind === "page" ? PAGES : categoryOf(item)) ?? WITHOUT_CATEGORY,
    is_published: isShown,
    published_at: isShown ? written : null,
    created_at: written,
    updated_at: instantIn(fields, "wp:post_modified"),
    author_id: author?.author_id ?? null,
    views_count: 0,
    tags: usableTags(tagsOf(item)),
    image_url: picture?.url ?? null,
  };
  const beside = {
    language: languageOf(text.markdown, index),
    image_alt: (picture && plainLine(picture.alt)) || null,
    signed_by_id: author?.signed_by_id ?? null,
    pictures: text.pictures.slice(0, PICTURES_MAX),
    oldPaths: isPublished(item) ? oldPathsOf(item, index.base) : [],
    leadsTo: kind === "page" ? ("choice" as const) : ("article" as const),
  };
  return { post, beside };
}

/** The same item has the same id whenever it is read: a version 5 UUID of its site and number (RFC 9562). */
function idOf(base: string, number: string): string {
  const digest = createHash("sha1")
    .update(`${base.replace(/^https?:\/\/(www\.)?/, "")} ${number}`)
    .digest();
  digest[6] = (digest[6]! & 0x0f) | 0x50;
  digest[8] = (digest[8]! & 0x3f) | 0x80;
  const hex = digest.toString("hex", 0, 16);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** The language that the export names: a guess from few words errs. Arabic letters are no guess. */
function languageOf(markdown: string, index: ExportIndex): TextLanguage {
  const words =
    markdown
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.slice(0, WORDS_READ) ?? [];
  const guessed = languageOfText(words);
  return guessed === "ar" ? guessed : (index.language ?? guessed);
}

function excerptOf(written: string, markdown: string): string {
  const own = plainLine(written);
  if (own) return own.length <= EXCERPT_MAX_LENGTH ? own : truncateAtWord(own, EXCERPT_MAX_LENGTH);
  const plain = markdown
    .replace(/!\[[^[\]]*\]\((?:[^()]|\([^()]*\))*\)/g, " ")
    .replace(/\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, "$1")
    .replace(/[#>*_`~|\\]/g, " ");
  return truncateAtWord(plainLine(plain), EXCERPT_LENGTH);
}

/** Where visitors found it: the address that the export names, and the one by its number, which always worked. */
function oldPathsOf({ fields }: ExportItem, base: string): string[] {
  const number = fields["wp:post_id"] ?? "";
  const root = URL.canParse(base) ? new URL(base).pathname.replace(/\/$/, "") : "";
  const short = root ? [] : [`/?${fields["wp:post_type"] === "page" ? "page_id" : "p"}=${number}`];
  const paths = [fields.link ?? "", ...short].map((address) => oldPath(address.trim()));
  return [...new Set(paths.flatMap((path) => path ?? []))];
}

/** Maps logins of the export to team members, by name, and admin accounts, by e-mail. Creates neither. */
export async function findAuthors({ authors }: ExportIndex): Promise<Map<string, ArticleAuthor>> {
  const [team, admins] = await Promise.all([
    db.teamMember.findMany({ select: { id: true, name: true } }),
    db.credential.findMany({ where: { profile: { role: "admin" } }, select: { profile_id: true, email: true } }),
  ]);
  const memberOf = new Map(team.map(({ id, name }) => [plain(name), id]));
  const adminOf = new Map(admins.map(({ profile_id, email }) => [email, profile_id]));
  return new Map(
    [...authors].map(([login, { name, email }]) => [
      login,
      { signed_by_id: memberOf.get(plain(name)) ?? null, author_id: adminOf.get(email.trim().toLowerCase()) ?? null },
    ]),
  );
}

function plain(name: string): string {
  return normalForm(name, "NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .trim();
}
