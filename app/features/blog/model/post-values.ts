import type { Language } from "~/site/language";
import { isLanguage } from "~/site/language";
import { distinctTags } from "./tags";

/** The field by which the form of a deleted article asks for a new one. */
export const AS_NEW = "as_new";

/** The id of the control that an error of a picture for the text links to. */
export const TEXT_PICTURE_ID = "post-text-picture";

export type PostValues = {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  language: Language;
  category: string;
  tags: string[];
  /** A tag being typed. */
  tag: string;
  image_url: string;
  image_alt: string;
  /** Who of the team signs it; empty where its account does. */
  signed_by_id: string;
  is_published: boolean;
  ai_reviewed: boolean;
  /** The version that the form was opened with, for the optimistic lock; empty for a new article. */
  version: string;
};

export const NEW_POST: PostValues = {
  title: "",
  slug: "",
  excerpt: "",
  content: "",
  language: "fr",
  category: "",
  tags: [],
  tag: "",
  image_url: "",
  image_alt: "",
  signed_by_id: "",
  is_published: false,
  ai_reviewed: false,
  version: "",
};

type NullableField = "image_url" | "image_alt" | "signed_by_id";

type StoredPost = Omit<PostValues, NullableField | "tag" | "ai_reviewed" | "version"> &
  Record<NullableField, string | null> & { ai_reviewed_at: Date | null; version: number };

export function valuesOfPost(post: StoredPost): PostValues {
  const { title, slug, excerpt, content, language, category, image_url, image_alt, is_published, version } = post;
  return {
    title,
    slug,
    excerpt,
    content,
    language,
    category,
    tags: distinctTags(post.tags),
    is_published,
    tag: "",
    image_url: image_url ?? "",
    image_alt: image_alt ?? "",
    version: String(version),
    signed_by_id: post.signed_by_id ?? "",
    ai_reviewed: post.ai_reviewed_at !== null,
  };
}

export function valuesOfForm(form: FormData): PostValues {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const language = text("language");
  return {
    language: isLanguage(language) ? language : NEW_POST.language,
    title: text("title"),
    slug: text("slug"),
    excerpt: text("excerpt"),
    content: text("content"),
    category: text("category"),
    tags: tagsOf(form),
    tag: text("tag"),
    version: text("version"),
    image_url: text("image_url"),
    image_alt: text("image_alt"),
    signed_by_id: text("signed_by_id"),
    is_published: form.has("is_published"),
    ai_reviewed: form.has("ai_reviewed"),
  };
}

const TAG_NAME = /^tags(\[\d+\])?$/;

export function tagsOf(form: FormData): string[] {
  return [...form].flatMap(([name, value]) => (TAG_NAME.test(name) && typeof value === "string" ? [value] : []));
}

export function withTags(form: FormData, tags: string[]): FormData {
  const changed = new FormData();
  for (const [name, value] of form) if (!TAG_NAME.test(name)) changed.append(name, value);
  for (const [index, tag] of tags.entries()) changed.append(`tags[${index}]`, tag);
  return changed;
}

/** The texts of a list that conform keeps; anything else sent under its name is left out. */
export function textsOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return [...new Set(list.filter((text): text is string => typeof text === "string" && text !== ""))];
}
