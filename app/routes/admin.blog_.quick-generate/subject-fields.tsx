import type { FieldMetadata } from "@conform-to/react";
import { getInputProps, getTextareaProps } from "@conform-to/react";
import { FIVE_WORDS_MAX, FIVE_WORDS_MIN } from "~/features/generation/model/generation";
import type { SubjectValues } from "~/features/generation/schema/forms";
import { Field } from "~/ui/field";
import { withoutKey } from "~/ui/form-state";
import { TextareaField } from "~/ui/textarea-field";

interface SubjectFieldsProps {
  field: FieldMetadata<SubjectValues>;
  /** From 1. */
  number: number;
}

/** One subject of the five. */
export function SubjectFields({ field, number }: SubjectFieldsProps) {
  const { title, primary_keyword, location, service, service_category, word_count, content_angle } =
    field.getFieldset();
  const hidden = [service, service_category];
  const words = {
    ...withoutKey(getInputProps(word_count, { type: "number" })),
    min: FIVE_WORDS_MIN,
    max: FIVE_WORDS_MAX,
  };
  return (
    <fieldset className="grid gap-y-4 gap-x-(--gap) min-w-0 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:items-start">
      <legend className="flex flex-wrap items-baseline gap-y-0 gap-x-3 p-0 mb-4 font-display font-semibold text-[length:1.25rem]/[1.2]">
        <span className="figures text-text-3 font-sans font-medium text-sm/[1.2]">Article {number}</span>{" "}
        {service.initialValue}
      </legend>
      {hidden.map((each) => (
        <input key={each.name} {...withoutKey(getInputProps(each, { type: "hidden" }))} />
      ))}
      <Field label="Titre" {...withoutKey(getInputProps(title, { type: "text" }))} required error={title.errors} />
      <div className="field-trio md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)] xl:col-[1]">
        <Field
          label="Mot-clé principal"
          {...withoutKey(getInputProps(primary_keyword, { type: "text" }))}
          required
          error={primary_keyword.errors}
        />
        <Field
          label="Ville"
          {...withoutKey(getInputProps(location, { type: "text" }))}
          required
          error={location.errors}
        />
        <Field label="Mots" {...words} inputMode="numeric" required error={word_count.errors} />
      </div>
      <TextareaField
        className="xl:col-[2] xl:row-[1_/_span_2]"
        height="min-h-18 xl:min-h-29"
        label="Angle"
        {...withoutKey(getTextareaProps(content_angle))}
        rows={2}
        required
        error={content_angle.errors}
      />
    </fieldset>
  );
}
