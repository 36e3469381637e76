import { CURRENCIES, CURRENCY_LABELS } from "~/features/billing/model/content";
import type { HeadValues } from "~/features/quotes/model/editor";
import { LANGUAGE_LABELS, LANGUAGES } from "~/site/language";
import { Field } from "~/ui/field";
import { SelectField } from "~/ui/select-field";
import type { SelectOption } from "~/ui/select-options";
import { fieldProps } from "./line-fields";

const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_LABELS[value] }));
const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({ value, label: CURRENCY_LABELS[value] }));

/** @param validityDays when no last day is typed */
export function QuoteHeadFields({
  values,
  errors,
  clients,
  validityDays,
}: {
  values: HeadValues;
  errors: Record<string, string>;
  clients: readonly SelectOption[];
  validityDays: number;
}) {
  const field = (name: keyof HeadValues) => fieldProps(`quote-${name}`, name, values[name], errors);
  return (
    <div className="stack-fields max-w-184">
      <Field label="Objet" {...field("title")} dir="auto" autoComplete="off" required />
      <SelectField
        label="Établi à"
        {...field("billing_client_id")}
        options={[{ value: "", label: "À choisir avant l’envoi" }, ...clients]}
      />
      <div className="field-trio">
        <SelectField label="Langue" {...field("language")} options={LANGUAGE_OPTIONS} />
        <SelectField label="Monnaie" {...field("currency")} options={CURRENCY_OPTIONS} />
        <Field
          label="Valable jusqu’au"
          hint={`Vide\u202f: ${validityDays} jours après l’envoi`}
          isOptional
          type="date"
          {...field("valid_until")}
        />
      </div>
    </div>
  );
}
