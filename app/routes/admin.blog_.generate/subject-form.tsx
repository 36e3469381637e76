import type { FieldMetadata } from "@conform-to/react";
import { useState } from "react";
import { wordsIn } from "~/features/generation/model/brief";
import { CHARACTERS, SUBJECT_MAX_LENGTH } from "~/features/generation/model/generation";
import { parseDecimal } from "~/lib/money/parse-decimal";
import { formatNumber } from "~/lib/text/format-number";
import { FRENCH_LANGUAGE_NAMES, LANGUAGES } from "~/site/language";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { SelectField } from "~/ui/select-field";
import { ServerForm, useServerForm } from "~/ui/server-form";
import { TextareaField } from "~/ui/textarea-field";

type SubjectValues = { subject: string; language: string; character_count: string; image_prompt: string };

const { min, max, step, usual } = CHARACTERS;

export function SubjectForm({ stamp }: { stamp: string }) {
  const [form, fields] = useServerForm<SubjectValues>("generate", {
    defaultValue: { language: "fr", character_count: String(usual) },
    constraint: { subject: { required: true, maxLength: SUBJECT_MAX_LENGTH }, character_count: { required: true } },
  });
  const { subject, language, character_count, image_prompt } = fields;
  return (
    <ServerForm
      form={form}
      fields={[subject, language, character_count, image_prompt]}
      className="stack-fields max-w-184"
    >
      <input type="hidden" name="stamp" value={stamp} />
      <TextareaField
        label="Sujet"
        hint="Une phrase suffit. Plus elle est précise, plus le texte l’est : pour qui, où, dans quel but."
        field={subject}
        rows={2}
        height="min-h-20"
        dir="auto"
      />
      <SelectField
        label="Langue"
        hint="Celle dans laquelle l’article s’écrit et se lit."
        field={language}
        options={LANGUAGES.map((value) => ({ value, label: FRENCH_LANGUAGE_NAMES[value] }))}
      />
      <LengthField field={character_count} />
      <TextareaField
        label="Description de l’image"
        hint="Ce que montrera l’image que vous choisirez : le texte en tient compte, et sa description est prête."
        isOptional
        field={image_prompt}
        rows={2}
        height="min-h-20"
        dir="auto"
      />
      <div className="form-actions">
        <Button variant="primary" isPending={form.isSending} pendingText="Envoi…">
          Générer l’article
        </Button>
      </div>
    </ServerForm>
  );
}

function LengthField({ field }: { field: FieldMetadata<string> }) {
  const [typed, setTyped] = useState(field.initialValue ?? String(usual));
  const count = parseDecimal(typed, 0);
  return (
    <div
      className={`grid grid-cols-[minmax(0,16rem)_auto] justify-start gap-y-2 gap-x-5 ${field.errors ? "items-start" : "items-end"}`}
    >
      <Field
        label="Nombre de caractères"
        hint={`De ${min} à ${formatNumber(max)}, par pas de ${step}.`}
        field={field}
        type="number"
        min={min}
        max={max}
        step={step}
        inputMode="numeric"
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <output
        className={`length-words figures min-h-13 content-center text-text-2 font-[560] md:min-h-10 ${field.errors ? "mt-14" : ""}`}
        htmlFor={field.id}
      >
        {count ? `≈ ${formatNumber(wordsIn(count))} mots` : ""}
      </output>
    </div>
  );
}
