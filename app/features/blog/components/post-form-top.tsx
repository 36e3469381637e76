import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import type { PostValues } from "~/features/blog/model/post-values";
import { TEXT_PICTURE_ID } from "~/features/blog/model/post-values";
import type { PostReply } from "~/features/blog/save-form.server";
import { ErrorSummary } from "~/ui/error-summary";
import { fieldErrors } from "~/ui/form-state";
import { SaveOver } from "~/ui/save-over";

interface PostFormTopProps {
  form: FormMetadata<PostValues>;
  fields: Record<
    | "title"
    | "slug"
    | "excerpt"
    | "content"
    | "category"
    | "language"
    | "image_url"
    | "image_alt"
    | "signed_by_id"
    | "tag"
    | "ai_reviewed",
    Named
  >;
  answer: PostReply | undefined;
  id: string | null;
  /** What was wrong with a picture for the text. */
  pictureErrors: string[] | undefined;
  /** What is wrong with a tag. */
  tagErrors: string[] | undefined;
}

type Named = Pick<FieldMetadata<unknown>, "id" | "errors">;

/** What has to be corrected before the article can be saved, or who has saved it meanwhile. */
export function PostFormTop({ form, fields, answer, id, pictureErrors, tagErrors }: PostFormTopProps) {
  const { title, slug, excerpt, content, category, language, image_url, image_alt, tag, ai_reviewed } = fields;
  const tags = { id: tag.id, errors: tagErrors };
  const textPicture = { id: TEXT_PICTURE_ID, errors: pictureErrors };
  const [heading, ...sentences] = form.errors ?? [];
  return (
    <>
      <ErrorSummary
        title={heading}
        errors={fieldErrors([
          ...[title, slug, excerpt, content, textPicture, category, language],
          ...[image_url, image_alt, tags, ai_reviewed],
        ])}
        formErrors={sentences}
        focusKey={answer?.lastResult}
      />
      {answer?.newerVersion && id && (
        <SaveOver version={answer.newerVersion} step={answer.step} theirsTo={`/admin/blog/${id}`} />
      )}
    </>
  );
}
