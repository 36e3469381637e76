import { getInputProps, getTextareaProps } from "@conform-to/react";
import type { OpenPostForm } from "~/features/blog/commands/open-post-form.server";
import { AS_NEW } from "~/features/blog/model/post-values";
import { DRAFT_FIELD } from "~/lib/forms/form-draft";
import { TEXT_PICTURE_FIELDS } from "~/lib/forms/picture-fields";
import { Form } from "~/ui/form";
import { sentText, withoutKey } from "~/ui/form-state";
import { TextareaField } from "~/ui/textarea-field";
import { MarkdownEditor } from "./markdown-editor";
import { PostFormDetails } from "./post-form-details";
import { PostFormFoot } from "./post-form-foot";
import { PostFormRelease } from "./post-form-release";
import { PostFormTop } from "./post-form-top";
import { TitleFields } from "./title-fields";
import { usePostForm } from "./use-post-form";

interface PostFormProps {
  opened: OpenPostForm;
  /** The article; null for a new one. */
  id: string | null;
  /** Whether it is to take the place of one that was deleted. */
  isFormer?: boolean;
  isPublished: boolean;
  /** Whether a model wrote it, so that somebody has to have read it over before it is published. */
  isGenerated?: boolean;
}

/** Writes an article: everything one saves of it, beside what its readers will see. */
export function PostForm({ opened, id, isFormer = false, isPublished, isGenerated = false }: PostFormProps) {
  const state = usePostForm(opened);
  const { form, fields, answer, lastResult, preview, tagErrors } = state;
  const pictureErrors = lastResult?.error?.[TEXT_PICTURE_FIELDS.file] ?? undefined;
  const text = (name: "title" | "slug") => ({
    ...withoutKey(getInputProps(fields[name], { type: "text" })),
    error: fields[name].errors,
  });
  return (
    <Form method="post" encType="multipart/form-data" {...state.formProps} className="post-form">
      <button type="submit" name="step" value="enter" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <PostFormTop {...{ form, fields, answer, id, pictureErrors, tagErrors }} />
      <input type="hidden" name="intent" value="post" />
      {isFormer && <input type="hidden" name={AS_NEW} value="on" />}
      {opened.resumed && <input type="hidden" name={DRAFT_FIELD} value={opened.resumed} />}
      <input {...withoutKey(getInputProps(fields.version, { type: "hidden" }))} />
      <TitleFields titleProps={text("title")} slugProps={text("slug")} isNew={id === null} isPublished={isPublished} />
      <TextareaField
        label="Extrait"
        hint="Ce que montrent la liste du blog et les moteurs de recherche, idéalement 150 à 160 caractères."
        {...withoutKey(getTextareaProps(fields.excerpt))}
        rows={2}
        dir="auto"
        error={fields.excerpt.errors}
      />
      <MarkdownEditor
        textareaProps={withoutKey(getTextareaProps(fields.content))}
        error={fields.content.errors}
        preview={preview}
        picture={{ error: pictureErrors, typedAlt: sentText(lastResult, TEXT_PICTURE_FIELDS.alt, "") }}
      />
      <PostFormDetails state={state} opened={opened} />
      <PostFormRelease state={state} isGenerated={isGenerated} />
      <PostFormFoot id={id} isPublished={isPublished} />
    </Form>
  );
}
