import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { getInputProps, getTextareaProps } from "@conform-to/react";
import type { ComponentPropsWithoutRef } from "react";
import { useRef } from "react";
import type { PostValues } from "~/features/blog/model/post-values";
import { AS_NEW, TEXT_PICTURE_ID } from "~/features/blog/model/post-values";
import type { OpenPostForm } from "~/features/blog/post-form.server";
import type { PostReply } from "~/features/blog/save-form.server";
import { DISCARD_DRAFT, DRAFT_FIELD } from "~/lib/forms/form-draft";
import { TEXT_PICTURE_FIELDS } from "~/lib/forms/picture-fields";
import { slugify } from "~/lib/text/slugify";
import { FRENCH_LANGUAGE_NAMES, LANGUAGES } from "~/site/language";
import { DraftOffers } from "~/ui/draft-offers";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, sentText, withoutKey } from "~/ui/form-state";
import { PictureField } from "~/ui/picture-field";
import { SaveOver } from "~/ui/save-over";
import { SelectField } from "~/ui/select-field";
import { HiddenField } from "~/ui/server-form";
import { TextareaField } from "~/ui/textarea-field";
import { useSearchHref } from "~/ui/use-address";
import { MarkdownEditor } from "./markdown-editor";
import { PostFormFoot, PostFormRelease } from "./post-form-foot";
import { TagEditor } from "./tag-editor";
import type { PostFormState } from "./use-post-form";
import { usePostForm } from "./use-post-form";

interface PostFormPageProps {
  opened: OpenPostForm;
  /** Address of the page. */
  path: string;
  id: string | null;
  isFormer?: boolean;
  isPublished: boolean;
  isGenerated?: boolean;
}

/** The article's form, below the form drafts that may be resumed. */
export function PostFormPage({ opened, path, ...post }: PostFormPageProps) {
  const href = useSearchHref(path);
  const { resumed, offers } = opened;
  return (
    <>
      <DraftOffers
        resumed={resumed}
        offers={offers}
        resumeTo={(key) => href({ [DRAFT_FIELD]: key })}
        intent={DISCARD_DRAFT}
      />
      <PostForm key={`${path} ${resumed}`} opened={opened} {...post} />
    </>
  );
}

interface PostFormProps {
  opened: OpenPostForm;
  /** The article; null for a new one. */
  id: string | null;
  /** Whether it is to take the place of one that was deleted. */
  isFormer?: boolean;
  isPublished: boolean;
  /** Whether a model wrote it, so that it needs a review before it is published. */
  isGenerated?: boolean;
}

/** The fields of an article beside the preview of its page. */
function PostForm({ opened, id, isFormer = false, isPublished, isGenerated = false }: PostFormProps) {
  const state = usePostForm(opened);
  const { form, fields, answer, lastResult, preview, tagErrors } = state;
  const pictureErrors = lastResult?.error?.[TEXT_PICTURE_FIELDS.file] ?? undefined;
  const text = (name: "title" | "slug") => ({
    ...withoutKey(getInputProps(fields[name], { type: "text" })),
    error: fields[name].errors,
  });
  return (
    <Form method="post" encType="multipart/form-data" {...state.formProps} className="grid gap-6">
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
      {opened.resumed && <input type="hidden" name={DRAFT_FIELD} value={opened.resumed} />}
      <HiddenField field={fields.version} />
      <TitleFields titleProps={text("title")} slugProps={text("slug")} isNew={id === null} isPublished={isPublished} />
      <TextareaField
        label="Extrait"
        hint="Ce que montrent la liste du blog et les moteurs de recherche, idéalement 150 à 160 caractères."
        field={fields.excerpt}
        {...state.focusOf("excerpt")}
        rows={2}
        height="min-h-16"
        dir="auto"
      />
      <MarkdownEditor
        textareaProps={{ ...withoutKey(getTextareaProps(fields.content)), ...state.focusOf("content") }}
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

type InputProps = Omit<ComponentPropsWithoutRef<"input">, "className"> & { error?: string[] | undefined };

interface TitleFieldsProps {
  titleProps: InputProps;
  slugProps: InputProps;
  /** An article that exists keeps its address while its title changes. */
  isNew: boolean;
  isPublished: boolean;
}

/** The title, and the slug that follows it until another one is typed. */
function TitleFields({ titleProps, slugProps, isNew, isPublished }: TitleFieldsProps) {
  const slug = useRef<HTMLInputElement>(null);
  const derived = useRef(slugify(String(titleProps.defaultValue ?? "")));
  function follow(title: string) {
    const field = slug.current;
    const follows = isNew && field && (field.value === "" || field.value === derived.current);
    derived.current = slugify(title);
    if (follows) field.value = derived.current;
  }
  return (
    <div className="field-pair">
      <Field
        label="Titre"
        {...titleProps}
        hint="60 caractères au plus, et il reste entier dans les résultats de recherche."
        dir="auto"
        onInput={(event) => follow(event.currentTarget.value)}
      />
      <Field
        label="Slug"
        {...slugProps}
        inputRef={slug}
        hint={slugHint({ isNew, isPublished })}
        autoCapitalize="none"
        spellCheck={false}
      />
    </div>
  );
}

function slugHint({ isNew, isPublished }: { isNew: boolean; isPublished: boolean }): string {
  if (isNew) return "Adresse /blog/…, tirée du titre si vous le laissez vide.";
  return isPublished ? "S’il change, l’ancienne adresse continuera de mener ici." : "Adresse /blog/… de l’article.";
}

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
function PostFormTop({ form, fields, answer, id, pictureErrors, tagErrors }: PostFormTopProps) {
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

/** The fields around the text of an article: its category, language, picture and tags. */
function PostFormDetails({ state, opened }: { state: PostFormState; opened: OpenPostForm }) {
  const { form, fields, lastResult, tags, tagErrors, onMend } = state;
  const { language, category, image_url, image_alt, signed_by_id } = fields;
  const categories = opened.categories.map((name) => ({ value: name, label: name }));
  return (
    <>
      <div className="grid gap-y-6 gap-x-(--gap) items-start md:grid-cols-[minmax(0,20rem)]">
        <SelectField
          label="Catégorie"
          hint="La couleur de sa couverture."
          field={category}
          options={[{ value: "", label: "Choisir…" }, ...categories]}
        />
        <SelectField
          label="Langue"
          hint="Celle de sa page, de son sens de lecture et de sa recherche."
          field={language}
          options={LANGUAGES.map((value) => ({ value, label: FRENCH_LANGUAGE_NAMES[value] }))}
        />
        <SelectField
          label="Signé par"
          hint="Une personne de l’équipe. Sans elle, le compte qui a écrit l’article signe."
          field={signed_by_id}
          options={[{ value: "", label: "Le compte de l’auteur" }, ...opened.signers]}
        />
      </div>
      <PictureField
        label="Image"
        field={image_url}
        lastResult={lastResult}
        stored={opened.values.image_url}
        notice={opened.pictureNotice}
      >
        <Field label="Ce que montre l’image" hint="Lu à qui ne la voit pas." isOptional field={image_alt} />
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
    </>
  );
}
