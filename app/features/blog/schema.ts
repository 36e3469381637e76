import { z } from "zod";
import {
  cleanTag,
  distinctTags,
  TAG_MAX_LENGTH,
  TAG_TOO_LONG,
  TAGS_MAX,
  TOO_MANY_TAGS,
} from "~/features/blog/model/tags";
import { checkboxField } from "~/lib/forms/checkbox-field";
import { pictureAddressField } from "~/lib/forms/link-fields";
import { pageField, searchField } from "~/lib/forms/list-fields";
import { boundedTextField, optionalTextField, sentText } from "~/lib/forms/text-fields";
import { versionField } from "~/lib/forms/version-field";
import { isWithinMarkupLimit, TOO_MUCH_MARKUP } from "~/lib/html/markup-limit";
import { slugify } from "~/lib/text/slugify";
import { LANGUAGES } from "~/site/language";

export const TITLE_MAX_LENGTH = 200;
export const EXCERPT_MAX_LENGTH = 500;
export const CONTENT_MAX_LENGTH = 200_000;
/** Largest body of the article's form, in bytes: a long text in percent-encoding. */
export const POST_BODY_MAX_BYTES = 1024 * 1024;

const CATEGORY_MAX_LENGTH = 60;
const ADDRESS_MAX_LENGTH = 2000;

const tagField = sentText(TAG_MAX_LENGTH, { missing: "Ce tag n’est pas un texte", tooLong: TAG_TOO_LONG })
  .transform(cleanTag)
  .pipe(z.string().max(TAG_MAX_LENGTH, TAG_TOO_LONG));

/** The tags of an article: empty and repeated ones are left out. A form with one tag may send it bare. */
const tagsField = z.preprocess(
  (value) => (typeof value === "string" ? [value] : (value ?? [])),
  z
    .array(tagField, { error: "Tags illisibles" })
    .transform(distinctTags)
    .pipe(z.array(z.string()).max(TAGS_MAX, TOO_MANY_TAGS)),
);

/** The tags that a model proposes, limited to those that an article may have. */
export function usableTags(tags: string[]): string[] {
  const short = tags.map(cleanTag).filter((tag) => tag.length <= TAG_MAX_LENGTH);
  return distinctTags(short).slice(0, TAGS_MAX);
}

const slugField = sentText(TITLE_MAX_LENGTH, { missing: "Le slug est requis", tooLong: "Le slug est trop long" })
  .transform(slugify)
  .pipe(z.string().min(1, "Le slug est requis"));

/** A form that does not name the language leaves it: that of a new article is then French. */
const languageField = z.enum(LANGUAGES, { error: "Langue inconnue" }).optional();

export const changedPostSchema = z.object({
  title: boundedTextField({
    missing: "Le titre est requis",
    max: TITLE_MAX_LENGTH,
    tooLong: "Le titre ne peut pas dépasser 200 caractères",
  }),
  slug: slugField,
  excerpt: boundedTextField({
    isMultiline: true,
    missing: "L’extrait est requis",
    max: EXCERPT_MAX_LENGTH,
    tooLong: "L’extrait ne peut pas dépasser 500 caractères",
  }),
  content: boundedTextField({
    isMultiline: true,
    missing: "Le contenu est requis",
    max: CONTENT_MAX_LENGTH,
    tooLong: "Le contenu ne peut pas dépasser 200 000 caractères",
  }).refine(isWithinMarkupLimit, TOO_MUCH_MARKUP),
  category: boundedTextField({
    missing: "La catégorie est requise",
    max: CATEGORY_MAX_LENGTH,
    tooLong: "La catégorie est trop longue",
  }),
  language: languageField,
  tags: tagsField,
  image_url: pictureAddressField(ADDRESS_MAX_LENGTH, "L’adresse de l’image est trop longue"),
  image_alt: optionalTextField(TITLE_MAX_LENGTH, "La description ne peut pas dépasser 200 caractères"),
  /** A team member; a form without it leaves the stored one. */
  signed_by_id: z
    .string()
    .transform((id) => id || null)
    .pipe(z.uuid("Signature inconnue").nullable())
    .optional(),
  is_published: checkboxField,
  /** That what a model wrote has been reviewed; means nothing for other articles. */
  ai_reviewed: checkboxField,
  version: versionField,
});

/** The form of a new article. A slug left empty is made of the title. */
export const postSchema = z.preprocess(withDerivedSlug, changedPostSchema);

function withDerivedSlug(raw: unknown): unknown {
  if (typeof raw !== "object" || raw === null) return raw;
  const { slug, title } = raw as { slug?: unknown; title?: unknown };
  const isEmpty = slug === undefined || (typeof slug === "string" && slug.trim() === "");
  return isEmpty ? { ...raw, slug: title } : raw;
}

export type PostInput = z.output<typeof postSchema>;

/** Only the tags: the form of /admin/seo. */
export const postTagsSchema = z.object({ tags: tagsField, version: versionField });

export const postIdSchema = z.object({ id: z.uuid("Article inconnu") });

export const publishSchema = z.object({
  id: z.uuid("Article inconnu"),
  intent: z.literal("publish"),
  is_published: z.enum(["true", "false"], { error: "Choix inconnu" }).transform((value) => value === "true"),
});

const POST_SORTS = ["newest", "oldest", "title", "title-desc", "views", "views-asc"] as const;

/** The address of the list in /admin/blog: a wrong part is ignored. */
export const postListSchema = z.object({
  q: searchField,
  category: searchField,
  language: z.enum(LANGUAGES).optional().catch(undefined),
  state: z.enum(["published", "draft"]).optional().catch(undefined),
  sort: z.enum(POST_SORTS).catch("newest"),
  page: pageField,
});

export type PostList = z.output<typeof postListSchema>;
