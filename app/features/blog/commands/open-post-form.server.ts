import { redirect } from "@remix-run/node";
import type { PostValues } from "~/features/blog/model/post-values";
import { NEW_POST, valuesOfForm } from "~/features/blog/model/post-values";
import { listCategories } from "~/features/blog/queries/posts.server";
import { renderPreview } from "~/features/blog/queries/preview.server";
import type { FormDraft } from "~/lib/forms/form-draft";
import { DRAFT_FIELD } from "~/lib/forms/form-draft";
import { openFormDrafts } from "~/server/forms/form-drafts.server";
import { toFormDrafts } from "~/site/draft-offers";

/** What the article's form needs to open: with what was kept from an ended session, once the writer takes it up. */
export async function openPostForm(
  request: Request,
  stored: PostValues,
  pictureNotice: string | null = null,
): Promise<OpenPostForm> {
  const { resumed, offers } = await openFormDrafts(request);
  const values = resumed ? valuesOfForm(resumed.form) : stored;
  return { ...(await opened(values)), resumed: resumed?.key ?? null, offers: toFormDrafts(offers), pictureNotice };
}

/**
 * The form of a deleted article, which holds what was kept of it, as a new one. Null where nothing was kept.
 * @throws a redirect to the newest text where the address names none: one that another tab keeps meanwhile is not to
 * take the place of what stands in the form
 */
export async function openFormerPostForm(request: Request): Promise<OpenPostForm | null> {
  const { resumed, offers } = await openFormDrafts(request, { orNewest: true });
  if (!resumed) return null;
  const { pathname, searchParams } = new URL(request.url);
  if (searchParams.get(DRAFT_FIELD) !== resumed.key) {
    searchParams.set(DRAFT_FIELD, resumed.key);
    throw redirect(`${pathname}?${searchParams}`);
  }
  return {
    ...(await opened({ ...valuesOfForm(resumed.form), version: NEW_POST.version })),
    resumed: resumed.key,
    offers: toFormDrafts(offers),
    pictureNotice: null,
  };
}

async function opened(values: PostValues) {
  const categories = [...new Set([...(await listCategories()), values.category])].filter(Boolean);
  return { values, preview: renderPreview(values), categories };
}

export interface OpenPostForm extends Awaited<ReturnType<typeof opened>> {
  /** Which kept text stands in the form. */
  resumed: string | null;
  /** What may be taken up instead of what stands in it. */
  offers: FormDraft[];
  /** What there is to say of a stored picture that is not ours yet. */
  pictureNotice: string | null;
}
