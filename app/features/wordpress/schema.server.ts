import { z } from "zod";
import { postRow } from "~/features/imports/schema.server";
import { LANGUAGES } from "~/site/language";

/** Addresses of one article: its own, and the one by its number. */
const PATHS_MAX = 4;
/** Pictures in one text. */
export const PICTURES_MAX = 200;

const besideSchema = z.object({
  language: z.enum(LANGUAGES),
  image_alt: z.string().nullable(),
  signed_by_id: z.uuid().nullable(),
  /** Addresses of the pictures in its text that are to be copied. */
  pictures: z.array(z.string()).max(PICTURES_MAX, `plus de ${PICTURES_MAX} images`),
  oldPaths: z.array(z.string()).max(PATHS_MAX),
  /** Where its old addresses lead: to it, or to a page that somebody has to choose. */
  leadsTo: z.enum(["article", "choice"]),
});

/** An article of an export: what any imported article has to hold, and what goes with it. */
export const exportedArticle = z.unknown().transform((cells, context) => {
  const { post, beside } = cells as { post: unknown; beside: unknown };
  const [row, rest] = [postRow.safeParse(post), besideSchema.safeParse(beside)];
  if (row.success && rest.success) return { ...row.data, beside: rest.data };
  for (const { path, message } of [...(row.error?.issues ?? []), ...(rest.error?.issues ?? [])]) {
    context.addIssue({ code: "custom", path: [...path], message });
  }
  return z.NEVER;
});

export type ExportedArticle = z.output<typeof exportedArticle>;
