import { getInputProps, getTextareaProps } from "@conform-to/react";
import type { ComponentPropsWithoutRef } from "react";
import { useRef } from "react";
import { AS_NEW } from "~/features/blog/model/post-values";
import type { OpenPostForm } from "~/features/blog/post-form.server";
import { DISCARD_DRAFT, DRAFT_FIELD } from "~/lib/forms/form-draft";
import { TEXT_PICTURE_FIELDS } from "~/lib/forms/picture-fields";
import { slugify } from "~/lib/text/slugify";
import { DraftOffers } from "~/ui/draft-offers";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { sentText, withoutKey } from "~/ui/form-state";
import { HiddenField } from "~/ui/server-form";
import { TextareaField } from "~/ui/textarea-field";
import { useSearchHref } from "~/ui/use-address";
import { MarkdownEditor } from "./markdown-editor";
import { PostFormDetails } from "./post-form-details";
import { PostFormFoot, PostFormRelease } from "./post-form-foot";
import { PostFormTop } from "./post-form-top";
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
