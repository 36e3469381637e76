import type { FieldMetadata } from "@conform-to/react";
import type { CaseValues } from "~/features/case-studies/model/case-values";
import { Field } from "~/ui/field";
import { fieldErrors } from "~/ui/form-state";

type FigureRow = FieldMetadata<CaseValues["figures"][number]>;
type PersonRow = FieldMetadata<CaseValues["people"][number]>;

const FIGURE_PARTS = [
  { name: "label", label: "Ce qui est mesuré", hint: "Commandes par mois", type: "text" },
  { name: "before_text", label: "Avant", hint: "3", type: "text" },
  { name: "after_text", label: "Après", hint: "41", type: "text" },
  { name: "source", label: "Source", hint: "Google Analytics", type: "text" },
  { name: "measured_on", label: "Mesuré le", hint: undefined, type: "date" },
] as const;

/** What changed in figures, a row each; two blank rows wait for more. */
export function FigureRows({ rows }: { rows: FigureRow[] }) {
  return (
    <fieldset className="grid gap-4 min-w-0 m-0 p-0 border-0">
      <legend className="field-label">
        Ce qui a changé, en chiffres<span className="font-normal text-text-3"> (facultatif)</span>
      </legend>
      {rows.map((row, index) => {
        const parts = row.getFieldset();
        return (
          <div
            className="grid gap-x-3 gap-y-3 pt-3 border-t border-t-line sm:grid-cols-2 xl:grid-cols-[2fr_1fr_1fr_2fr_1fr]"
            key={row.name}
          >
            {FIGURE_PARTS.map(({ name, label, hint, type }) => (
              <Field
                key={name}
                label={label}
                field={parts[name]}
                type={type}
                placeholder={index === 0 ? hint : undefined}
              />
            ))}
          </div>
        );
      })}
    </fieldset>
  );
}

/** Who worked on it, a row each. */
export function PersonRows({ rows }: { rows: PersonRow[] }) {
  return (
    <fieldset className="grid gap-3 min-w-0 m-0 p-0 border-0">
      <legend className="field-label">
        Qui y a travaillé<span className="font-normal text-text-3"> (facultatif)</span>
      </legend>
      {rows.map((row) => {
        const { name, role } = row.getFieldset();
        return (
          <div className="grid gap-3 pt-3 border-t border-t-line sm:grid-cols-2" key={row.name}>
            <Field label="Nom" field={name} dir="auto" />
            <Field label="Rôle" field={role} dir="auto" />
          </div>
        );
      })}
    </fieldset>
  );
}

/** What is wrong in the rows, in reading order. */
export function rowErrors(rows: (FigureRow | PersonRow)[]): { id: string; message: string }[] {
  return rows.flatMap((row) => fieldErrors(Object.values(row.getFieldset())));
}
