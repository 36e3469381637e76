import { POST_CATEGORIES } from "~/features/blog/model";
import type { PostValues } from "~/features/blog/post-values";
import { NEW_POST, valuesOfForm } from "~/features/blog/post-values";
import { renderPreview } from "~/features/blog/preview.server";
import { findKeptForm } from "~/server/kept-forms.server";

/** What the article's form needs to open: with what was kept from an ended session, once the writer takes it up. */
export async function openPostForm(request: Request, stored: PostValues): Promise<OpenPostForm> {
  const kept = await findKeptForm(request);
  const isResumed = kept !== null && new URL(request.url).searchParams.has("kept");
  const values = isResumed ? valuesOfForm(kept) : stored;
  return { ...opened(values, stored.category), kept: isResumed ? "resumed" : kept ? "offered" : "none" };
}

/** The form of a deleted article, which holds what was kept of it: as a new one. Null where nothing was kept. */
export async function openFormerPostForm(request: Request): Promise<OpenPostForm | null> {
  const kept = await findKeptForm(request);
  return kept && { ...opened({ ...valuesOfForm(kept), version: NEW_POST.version }), kept: "resumed" };
}

function opened(values: PostValues, storedCategory = "") {
  const categories = [...new Set([...POST_CATEGORIES, values.category, storedCategory])].filter(Boolean);
  return { values, preview: renderPreview(values), categories };
}

export interface OpenPostForm extends ReturnType<typeof opened> {
  /** Whether something was kept, and whether it stands in the form. */
  kept: "resumed" | "offered" | "none";
}
