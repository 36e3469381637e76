import { z } from "zod";
import { TITLE_MAX_LENGTH } from "~/features/blog/schema";
import { cleanText, oneLine } from "~/lib/text/clean-text";
import { parseJson } from "~/lib/text/json";

/** A text too short to be an article: a refusal, or the beginning of one. */
const CONTENT_MIN_LENGTH = 200;
const DESCRIPTION_MAX_LENGTH = 400;
const LIST_MAX = 12;
/** More than any article that is asked for. */
const READ_MAX = 500_000;

const text = z
  .string()
  .max(READ_MAX)
  .transform((value) => cleanText(value).trim());
const line = z.string().max(READ_MAX).transform(oneLine);
const lines = z.array(line).transform((values) => values.filter(Boolean).slice(0, LIST_MAX));

export const articleSchema = z.object({
  title: line.pipe(z.string().min(1).max(TITLE_MAX_LENGTH)),
  metaDescription: line.pipe(z.string().min(1).max(DESCRIPTION_MAX_LENGTH)),
  excerpt: line.pipe(z.string().max(DESCRIPTION_MAX_LENGTH)),
  content: text.pipe(z.string().min(CONTENT_MIN_LENGTH)),
  tags: lines,
  seoKeywords: lines,
});

const string = { type: "string" } as const;
const strings = { type: "array", items: string } as const;

/** The same as a JSON schema, to which the provider holds its model. */
export const ARTICLE_FORMAT = {
  name: "article",
  schema: formatOf({
    title: string,
    metaDescription: string,
    excerpt: string,
    content: string,
    tags: strings,
    seoKeywords: strings,
  }),
};

export const sectionSchema = z.object({ content: text.pipe(z.string().min(1)) });

export const SECTION_FORMAT = { name: "section", schema: formatOf({ content: string }) };

function formatOf(properties: Record<string, unknown>) {
  return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}

/** What a model's answer holds, and if it is not what was asked for, what is wrong with it. */
export type ReadAnswer<T> = { value: T } | { problem: string };

/** Reads a model's answer; fences and words around its JSON do no harm. */
export function readAnswer<T>(answer: string, schema: z.ZodType<T>): ReadAnswer<T> {
  const json = parseJson(answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1));
  if (json === undefined) return { problem: "Ce n’est pas un objet JSON complet." };
  const result = schema.safeParse(json);
  if (result.success) return { value: result.data };
  return { problem: result.error.issues.map(({ path, message }) => `${path.join(".")} : ${message}`).join("\n") };
}
