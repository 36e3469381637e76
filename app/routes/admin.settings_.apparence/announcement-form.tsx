import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import type { AnnouncementName, AppearanceValues } from "~/features/appearance/model";
import { ANNOUNCEMENT_NAMES } from "~/features/appearance/model";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";
import { ANNOUNCEMENT_INTENT } from "./intents";
import { Part } from "./part";

type Values = Record<AnnouncementName, string>;

const LABELS = { announcement_fr: "En français", announcement_es: "En espagnol", announcement_ar: "En arabe" } as const;
const DIRECTIONS = { announcement_fr: "ltr", announcement_es: "ltr", announcement_ar: "rtl" } as const;
const WORDS = ["announcement_fr", "announcement_es", "announcement_ar"] as const;

/** The line above each page; a page shows it in its own language or not at all. */
export function AnnouncementForm({ values }: { values: AppearanceValues }) {
  const lastResult = useOwnResult(ANNOUNCEMENT_INTENT);
  const [form, fields] = useForm<Values>({ id: "announcement", lastResult, defaultValue: values });
  const { announcement_url: url } = fields;
  return (
    <Part
      id="annonce"
      title="Annonce"
      lead="Une ligne au-dessus de chaque page, dans les langues où vous l’écrivez. Vide, elle disparaît."
    >
      <Form method="post" className="grid gap-5 max-w-224" {...getFormProps(form)}>
        <ErrorSummary
          errors={fieldErrors(ANNOUNCEMENT_NAMES.map((name) => fields[name]))}
          formErrors={form.errors}
          focusKey={lastResult}
        />
        <input type="hidden" name="intent" value={ANNOUNCEMENT_INTENT} />
        {WORDS.map((name) => (
          <Field
            key={name}
            label={LABELS[name]}
            isOptional
            {...withoutKey(getInputProps(fields[name], { type: "text" }))}
            dir={DIRECTIONS[name]}
            error={fields[name].errors}
          />
        ))}
        <Field
          label="Lien"
          isOptional
          hint={"Une page du site, par exemple /realisations, ou une adresse en https://"}
          {...withoutKey(getInputProps(url, { type: "text" }))}
          inputMode="url"
          dir="ltr"
          error={url.errors}
        />
        <Button
          className="justify-self-start"
          variant="primary"
          isPending={useIsSubmitting(ANNOUNCEMENT_INTENT)}
          pendingText="Enregistrement…"
        >
          Enregistrer l’annonce
        </Button>
      </Form>
    </Part>
  );
}
