import { POST_CATEGORIES } from "~/features/blog/model";
import type { PostValues } from "~/features/blog/post-values";
import { NEW_POST, valuesOfForm } from "~/features/blog/post-values";
import { renderPreview } from "~/features/blog/preview.server";
import type { KeptText } from "~/lib/kept-text";
import { openKeptForms } from "~/server/kept-forms.server";

/** What the article's form needs to open: with what was kept from an ended session, once the writer takes it up. */
export async function openPostForm(request: Request, stored: PostValues): Promise<OpenPostForm> {
  const { resumed, offers } = await openKeptForms(request);
  const values = resumed ? valuesOfForm(resumed.form) : stored;
  return { ...opened(values, stored.category), resumed: resumed?.key ?? null, offers };
}

/**
 * The form of a deleted article, which holds what was kept of it, as a new one: the text that the address names, or else
 * the newest. Null where nothing was kept.
 */
export async function openFormerPostForm(request: Request): Promise<OpenPostForm | null> {
  const { resumed, offers } = await openKeptForms(request, { orNewest: true });
  if (!resumed) return null;
  return { ...opened({ ...valuesOfForm(resumed.form), version: NEW_POST.version }), resumed: resumed.key, offers };
}

function opened(values: PostValues, storedCategory = "") {
  const categories = [...new Set([...POST_CATEGORIES, values.category, storedCategory])].filter(Boolean);
  return { values, preview: renderPreview(values), categories };
}

export interface OpenPostForm extends ReturnType<typeof opened> {
  /** Which kept text stands in the form. */
  resumed: string | null;
  /** What may be taken up instead of what stands in it. */
  offers: KeptText[];
}
