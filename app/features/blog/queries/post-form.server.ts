import type { PostValues } from "~/features/blog/model/post-values";
import { valuesOfForm } from "~/features/blog/model/post-values";
import { listMembers } from "~/features/team/queries.server";
import type { FormDraft } from "~/lib/forms/form-draft";
import type { openFormDrafts } from "~/server/forms/form-drafts.server";
import { toFormDrafts } from "~/site/draft-offers";
import { listCategories } from "./posts.server";
import type { Preview } from "./preview.server";
import { renderPreview } from "./preview.server";

/** An article's form, ready to be shown. */
export interface OpenPostForm {
  values: PostValues;
  preview: Preview;
  categories: string[];
  /** Who of the team may sign. */
  signers: { value: string; label: string }[];
  /** The key of the form draft whose values stand in the form. */
  resumed: string | null;
  /** The form drafts that may be resumed instead. */
  offers: FormDraft[];
  /** What there is to say of a stored picture that is not ours yet. */
  pictureNotice: string | null;
}

/** The article's form with its stored values, or with those of the form draft that its writer resumes. */
export async function getPostForm(
  stored: PostValues,
  { resumed, offers }: Awaited<ReturnType<typeof openFormDrafts>>,
  pictureNotice: string | null = null,
): Promise<OpenPostForm> {
  const values = resumed ? valuesOfForm(resumed.form) : stored;
  return {
    values,
    preview: renderPreview(values),
    categories: [...new Set([...(await listCategories()), values.category])].filter(Boolean),
    signers: (await listMembers()).map(({ id, name, role }) => ({ value: id, label: `${name}, ${role}` })),
    resumed: resumed?.key ?? null,
    offers: toFormDrafts(offers),
    pictureNotice,
  };
}
