import { getFormProps, getInputProps, getSelectProps, getTextareaProps, parse, useForm } from "@conform-to/react";
import { Form, useActionData } from "@remix-run/react";
import { useRef } from "react";
import { MarkdownEditor } from "~/features/blog/markdown-editor";
import type { OpenPostForm } from "~/features/blog/open-post-form.server";
import { PostFormFoot } from "~/features/blog/post-form-foot";
import { PostFormTop } from "~/features/blog/post-form-top";
import type { PostValues } from "~/features/blog/post-values";
import { AS_NEW, textsOf } from "~/features/blog/post-values";
import type { PostAnswer } from "~/features/blog/submit-post.server";
import { TagEditor } from "~/features/blog/tag-editor";
import { TitleFields } from "~/features/blog/title-fields";
import { useLivePreview } from "~/features/blog/use-live-preview";
import { useTagErrors } from "~/features/blog/use-tag-errors";
import { scorePanel } from "~/features/seo-score/model/score";
import { KEPT } from "~/lib/kept-text";
import { TEXT_PICTURE_FIELDS } from "~/lib/picture-fields";
import { CheckboxField } from "~/ui/checkbox-field";
import { Field } from "~/ui/field";
import { sentText, useOwnResult, withoutKey } from "~/ui/form-state";
import { PictureField } from "~/ui/picture-field";
import { ScorePanel } from "~/ui/score-panel";
import { SelectField } from "~/ui/select-field";
import { TextareaField } from "~/ui/textarea-field";
import { useUnsavedGuard } from "~/ui/use-unsaved-guard";

const REQUIRED = { required: true };
const CONSTRAINT = { title: REQUIRED, excerpt: REQUIRED, content: REQUIRED, category: REQUIRED };

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
  const answer = useActionData() as PostAnswer | undefined;
  const lastResult = useOwnResult("post");
  const [form, fields] = useForm<PostValues, object>({
    id: "post",
    lastResult,
    defaultValue: opened.values,
    constraint: CONSTRAINT,
    // Grows and shrinks the list of tags without the server, which alone judges what is sent.
    onValidate: ({ formData }) => parse(formData, { resolve: () => ({ value: {} }) }),
  });
  const element = useRef<HTMLFormElement>(null);
  const tags = textsOf(fields.tags.initialValue);
  const { preview, onInput } = useLivePreview({ form: element, initial: answer?.preview ?? opened.preview, tags });
  const { tagErrors, onMend } = useTagErrors(fields.tag.errors ?? fields.tags.errors);
  const pictureErrors = lastResult?.error?.[TEXT_PICTURE_FIELDS.file] ?? undefined;
  const text = (name: "title" | "slug" | "image_alt" | "tag") => ({
    ...withoutKey(getInputProps(fields[name], { type: "text" })),
    error: fields[name].errors,
  });
  const formProps = getFormProps(form);
  const guard = useUnsavedGuard(lastResult);
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      {...formProps}
      ref={element}
      onInput={(event) => {
        guard.onInput();
        onInput(event);
      }}
      onSubmit={(event) => {
        formProps.onSubmit(event);
        guard.onSubmit(event);
      }}
      className="post-form"
    >
      <button type="submit" name="step" value="enter" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <PostFormTop
        form={form}
        fields={fields}
        answer={answer}
        id={id}
        pictureErrors={pictureErrors}
        tagErrors={tagErrors}
      />
      <input type="hidden" name="intent" value="post" />
      {isFormer && <input type="hidden" name={AS_NEW} value="on" />}
      {opened.resumed && <input type="hidden" name={KEPT} value={opened.resumed} />}
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
      <div className="post-form-details">
        <SelectField
          label="Catégorie"
          hint="La couleur de sa couverture."
          {...withoutKey(getSelectProps(fields.category))}
          options={[
            { value: "", label: "Choisir…" },
            ...opened.categories.map((category) => ({ value: category, label: category })),
          ]}
          error={fields.category.errors}
        />
      </div>
      <PictureField
        label="Image"
        id={fields.image_url.id}
        value={sentText(lastResult, "image_url", opened.values.image_url)}
        error={fields.image_url.errors}
      >
        <Field label="Ce que montre l’image" hint="Lu à qui ne la voit pas." isOptional {...text("image_alt")} />
      </PictureField>
      <TagEditor
        name={fields.tags.name}
        tags={tags}
        tagProps={withoutKey(getInputProps(fields.tag, { type: "text" }))}
        error={tagErrors}
        onMend={onMend}
        removeButton={(index) => form.remove.getButtonProps({ name: fields.tags.name, index })}
        onAdd={(tag) => form.insert({ name: fields.tags.name, defaultValue: tag })}
      />
      <ScorePanel {...scorePanel(preview.score)} />
      <CheckboxField
        label="Publié"
        hint="Visible sur le site dès l’enregistrement."
        {...withoutKey(getInputProps(fields.is_published, { type: "checkbox" }))}
        type="checkbox"
      />
      {isGenerated && (
        <CheckboxField
          label="J’ai relu cet article"
          hint="Écrit par l’IA : chiffres, noms et liens vérifiés, sous votre nom. Sans cela il ne peut pas être publié."
          {...withoutKey(getInputProps(fields.ai_reviewed, { type: "checkbox" }))}
          type="checkbox"
          error={fields.ai_reviewed.errors}
        />
      )}
      <PostFormFoot id={id} isPublished={isPublished} />
    </Form>
  );
}
