import type { HeadValues } from "~/features/quotes/model/editor";
import { Field } from "~/ui/field";
import { RichTextField } from "~/ui/rich-text-field";
import { TextareaField } from "~/ui/textarea-field";

const TEXTS = [
  { name: "scope", title: "Périmètre", hint: "Ce que le devis comprend." },
  { name: "exclusions", title: "Exclusions", hint: "Ce qu’il ne comprend pas." },
  { name: "delays", title: "Délais", hint: "Quand quoi est livré, et ce que l’agence attend du client." },
] as const;

/** What a quote comprises, when it is done, and what the team notes for itself. */
export function TermFields({ values, errors }: { values: HeadValues; errors: Record<string, string> }) {
  const field = (name: keyof HeadValues) => {
    const sentence = errors[`quote-${name}`];
    return { id: `quote-${name}`, name, defaultValue: values[name], ...(sentence && { error: [sentence] }) };
  };
  return (
    <>
      <div className="field-trio max-w-184">
        <Field label="Délai de livraison" hint="En jours" isOptional {...field("delivery_days")} inputMode="numeric" />
        <Field label="Révisions comprises" hint="Nombre" isOptional {...field("revisions")} inputMode="numeric" />
        <Field label="Heure en plus" hint="Prix HT" isOptional {...field("hourly_price")} inputMode="decimal" />
      </div>
      <div className="grid gap-9 max-w-240">
        {TEXTS.map(({ name, title, hint }) => (
          <RichTextField key={name} title={title} hint={hint} {...field(name)} />
        ))}
      </div>
      <div className="max-w-184">
        <TextareaField
          label="Notes internes"
          hint={"Pour l’équipe\u202f: le client ne les voit pas."}
          isOptional
          {...field("notes")}
          rows={4}
        />
      </div>
    </>
  );
}
