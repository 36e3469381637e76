import { getInputProps } from "@conform-to/react";
import type { OpenPostForm } from "~/features/blog/post-form.server";
import { FRENCH_LANGUAGE_NAMES, LANGUAGES } from "~/site/language";
import { Field } from "~/ui/field";
import { withoutKey } from "~/ui/form-state";
import { PictureField } from "~/ui/picture-field";
import { SelectField } from "~/ui/select-field";
import { TagEditor } from "./tag-editor";
import type { PostFormState } from "./use-post-form";

/** The fields around the text of an article: its category, language, picture and tags. */
export function PostFormDetails({ state, opened }: { state: PostFormState; opened: OpenPostForm }) {
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
