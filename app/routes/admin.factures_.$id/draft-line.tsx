import type { FieldMetadata } from "@conform-to/react";
import { getInputProps, getTextareaProps } from "@conform-to/react";
import { ArrowUp, X } from "lucide-react";
import type { ComponentPropsWithoutRef } from "react";
import type { LineValues } from "~/features/invoices/model/draft-values";
import { Field } from "~/ui/field";
import { withoutKey } from "~/ui/form-state";
import { SelectField } from "~/ui/select-field";
import type { SelectOption } from "~/ui/select-options";
import { TextareaField } from "~/ui/textarea-field";

interface DraftLineProps {
  line: FieldMetadata<LineValues>;
  /** From 1. */
  position: number;
  vatOptions: readonly SelectOption[];
  removeButton: ComponentPropsWithoutRef<"button">;
  /** None for the first line. */
  upButton: ComponentPropsWithoutRef<"button"> | null;
}

/** One line of an invoice that is written by hand. */
export function DraftLine({ line, position, vatOptions, removeButton, upButton }: DraftLineProps) {
  const { designation, description, quantity, unit, unit_price, discount, vat } = line.getFieldset();
  const [removeLabel, upLabel] = [`Retirer la ligne ${position}`, `Monter la ligne ${position}`];
  return (
    <li className="grid gap-3 p-4 border border-line">
      <div className="flex items-center justify-between gap-2">
        <span className="text-text-2 tabular-nums">Ligne {position}</span>
        <span className="flex">
          {upButton && (
            <button {...upButton} className="icon-btn" title={upLabel} aria-label={upLabel}>
              <ArrowUp aria-hidden="true" />
            </button>
          )}
          <button {...removeButton} className="icon-btn" title={removeLabel} aria-label={removeLabel}>
            <X aria-hidden="true" />
          </button>
        </span>
      </div>
      <Field
        label="Désignation"
        {...withoutKey(getInputProps(designation, { type: "text" }))}
        error={designation.errors}
      />
      <div className="grid gap-3 grid-cols-2 md:grid-cols-[1fr_1fr_1.5fr_1fr_2fr] md:items-start">
        <Field
          label="Quantité"
          inputMode="decimal"
          {...withoutKey(getInputProps(quantity, { type: "text" }))}
          error={quantity.errors}
        />
        <Field label="Unité" {...withoutKey(getInputProps(unit, { type: "text" }))} error={unit.errors} />
        <Field
          label="Prix HT"
          inputMode="decimal"
          {...withoutKey(getInputProps(unit_price, { type: "text" }))}
          error={unit_price.errors}
        />
        <Field
          label="Remise (%)"
          inputMode="decimal"
          {...withoutKey(getInputProps(discount, { type: "text" }))}
          error={discount.errors}
        />
        <SelectField
          label="TVA"
          id={vat.id}
          name={vat.name}
          defaultValue={vat.initialValue ?? ""}
          options={vatOptions}
          error={vat.errors}
        />
      </div>
      <TextareaField
        label="Détail"
        isOptional
        rows={2}
        {...withoutKey(getTextareaProps(description))}
        error={description.errors}
      />
    </li>
  );
}
