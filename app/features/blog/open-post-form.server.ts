import { POST_CATEGORIES } from "~/features/blog/model";
import type { PostValues } from "~/features/blog/post-values";
import { valuesOfForm } from "~/features/blog/post-values";
import { renderPreview } from "~/features/blog/preview.server";
import { findKeptForm } from "~/server/kept-forms.server";

/** What the article's form needs to open: with what was kept from an ended session, once the writer takes it up. */
export async function openPostForm(request: Request, stored: PostValues) {
  const kept = await findKeptForm(request);
  const isResumed = kept !== null && new URL(request.url).searchParams.has("kept");
  const values = isResumed ? valuesOfForm(kept) : stored;
  return {
    values,
    preview: renderPreview(values),
    categories: [...new Set([...POST_CATEGORIES, values.category, stored.category])].filter(Boolean),
    kept: isResumed ? ("resumed" as const) : kept ? ("offered" as const) : ("none" as const),
  };
}

export type OpenPostForm = Awaited<ReturnType<typeof openPostForm>>;
