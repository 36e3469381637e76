import type { FieldMetadata } from "@conform-to/react";
import type { RuleName, RuleValues } from "~/features/billing/rules/model";
import { RULE_INTENT, RULES, RULES_PATH } from "~/features/billing/rules/model";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { LinkButton } from "~/ui/link-button";
import { ServerForm, useServerForm } from "~/ui/server-form";
import { TextareaField } from "~/ui/textarea-field";

const VALUE_LABELS = { rate: "Taux (%)", amount: "Montant (MAD)", days: "Nombre de jours", texts: "" };

const LANGUAGES = [
  { name: "text_fr", label: "En français", lang: "fr", dir: "ltr" },
  { name: "text_es", label: "En espagnol", lang: "es", dir: "ltr" },
  { name: "text_ar", label: "En arabe", lang: "ar", dir: "rtl" },
] as const;

/** A value of a rule: what it is, since when, and which text says so. */
export function RuleForm({ kind, values }: { kind: RuleName; values: RuleValues }) {
  const [form, fields] = useServerForm<RuleValues>(RULE_INTENT, { defaultValue: values });
  const { unit } = RULES[kind];
  const { value, source, valid_from, valid_until } = fields;
  const texts = LANGUAGES.map((language) => ({ ...language, field: fields[language.name] }));
  const shown = unit === "texts" ? texts.map(({ field }) => field) : [value];
  return (
    <ServerForm form={form} fields={[...shown, source, valid_from, valid_until]} className="grid gap-5 max-w-160">
      <input type="hidden" name="kind" value={kind} />
      {unit === "texts" ? (
        texts.map(({ name, label, lang, dir, field }) => (
          <Words key={name} label={label} lang={lang} dir={dir} field={field} />
        ))
      ) : (
        <Field label={VALUE_LABELS[unit]} inputMode="decimal" field={value} />
      )}
      <Field label="Texte qui le prévoit" hint="Un article, une loi ou l’usage de l’agence" field={source} />
      <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
        <Field label="Premier jour" field={valid_from} type="date" />
        <Field
          label="Dernier jour"
          isOptional
          hint="Vide, elle vaut jusqu’à la suivante"
          field={valid_until}
          type="date"
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" isPending={form.isSending} pendingText="Enregistrement…">
          Enregistrer
        </Button>
        <LinkButton to={RULES_PATH} hydrated>
          Annuler
        </LinkButton>
      </div>
    </ServerForm>
  );
}

function Words({
  label,
  lang,
  dir,
  field,
}: {
  label: string;
  lang: string;
  dir: "ltr" | "rtl";
  field: FieldMetadata<string>;
}) {
  return <TextareaField label={label} rows={2} lang={lang} dir={dir} field={field} />;
}
