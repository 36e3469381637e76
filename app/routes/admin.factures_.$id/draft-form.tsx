import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { ArrowUp, X } from "lucide-react";
import type { ComponentPropsWithoutRef } from "react";
import type { DraftValues, LineValues } from "~/features/invoices/model/draft-values";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { sentText } from "~/ui/form-state";
import { SelectField } from "~/ui/select-field";
import type { SelectOption } from "~/ui/select-options";
import { ServerForm, useServerForm } from "~/ui/server-form";
import { TextareaField } from "~/ui/textarea-field";
import type { DraftData } from "./view.server";

/** What of a draft is written by hand: its subject and days, and of a free invoice or a credit note its lines. */
export function DraftForm({ id, draft }: { id: string; draft: DraftData }) {
  const { values, hasLines, kind } = draft;
  const intent = hasLines ? "lines" : "draft";
  const [form, fields] = useServerForm<DraftValues>(intent, { id: "invoice", defaultValue: values, hasRows: true });
  const { title, operation_on, due_on } = fields;
  const lines = hasLines ? fields.lines.getFieldList() : [];
  const lineFields = lines.flatMap((line) => Object.values(line.getFieldset()) as FieldMetadata<string>[]);
  return (
    <ServerForm
      form={form}
      fields={[title, operation_on, due_on, ...(hasLines ? [fields.lines] : []), ...lineFields]}
      theirsTo={`/admin/factures/${id}`}
      action={`/admin/factures/${id}`}
      className="grid gap-6"
      preventScrollReset
      lead={<button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />}
    >
      <input type="hidden" name="version" value={sentText(form.lastResult, "version", values.version)} />
      <div className="grid gap-5 md:grid-cols-[2fr_1fr_1fr] md:items-end">
        <Field label="Objet" field={title} />
        <Field label="Date de l’opération" isOptional field={operation_on} type="date" />
        {kind !== "credit" && <Field label="Échéance" isOptional field={due_on} type="date" />}
      </div>
      {hasLines && <Lines form={form.meta} list={fields.lines} draft={draft} />}
      <div>
        <Button variant="primary" isPending={form.isSending} pendingText="Enregistrement…">
          Enregistrer le brouillon
        </Button>
      </div>
    </ServerForm>
  );
}

interface LinesProps {
  form: FormMetadata<DraftValues>;
  list: FieldMetadata<DraftValues["lines"]>;
  draft: DraftData;
}

function Lines({ form, list, draft: { currency, vatOptions, newVat } }: LinesProps) {
  const lines = list.getFieldList();
  return (
    <fieldset className="grid gap-4 min-w-0 m-0 p-0 border-0" id={list.id} tabIndex={-1}>
      <legend className="field-label">Lignes, prix hors taxes en {currency}</legend>
      {list.errors?.map((sentence) => (
        <p key={sentence} className="text-danger" id={`${list.id}-error`}>
          {sentence}
        </p>
      ))}
      <ol className="grid gap-4">
        {lines.map((line, index) => (
          <DraftLine
            key={line.key}
            line={line}
            position={index + 1}
            vatOptions={vatOptions}
            removeButton={form.remove.getButtonProps({ name: list.name, index })}
            upButton={index > 0 ? form.reorder.getButtonProps({ name: list.name, from: index, to: index - 1 }) : null}
          />
        ))}
      </ol>
      <div>
        <Button
          {...form.insert.getButtonProps({
            name: list.name,
            defaultValue: { quantity: "1", vat: newVat },
          })}
          size="sm"
        >
          Ajouter une ligne
        </Button>
      </div>
    </fieldset>
  );
}

interface DraftLineProps {
  line: FieldMetadata<LineValues>;
  position: number;
  vatOptions: readonly SelectOption[];
  removeButton: ComponentPropsWithoutRef<"button">;
  /** None for the first line. */
  upButton: ComponentPropsWithoutRef<"button"> | null;
}

function DraftLine({ line, position, vatOptions, removeButton, upButton }: DraftLineProps) {
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
      <Field label="Désignation" field={designation} />
      <div className="grid gap-3 grid-cols-2 md:grid-cols-[1fr_1fr_1.5fr_1fr_2fr] md:items-start">
        <Field label="Quantité" inputMode="decimal" field={quantity} />
        <Field label="Unité" field={unit} />
        <Field label="Prix HT" inputMode="decimal" field={unit_price} />
        <Field label="Remise (%)" inputMode="decimal" field={discount} />
        <SelectField label="TVA" field={vat} options={vatOptions} />
      </div>
      <TextareaField label="Détail" isOptional rows={2} field={description} />
    </li>
  );
}
