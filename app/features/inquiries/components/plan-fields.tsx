import type { FieldMetadata } from "@conform-to/react";
import { USUAL_ACTIONS } from "~/features/inquiries/model/follow-up";
import { Field } from "~/ui/field";
import { SelectField } from "~/ui/select-field";

/** What is done next, and when: after a delay, or at a date. */
export function PlanFields({
  fields: { next_action, delay, next_action_at },
  delays,
  isOptional,
}: {
  fields: Record<"next_action" | "delay" | "next_action_at", FieldMetadata<string>>;
  delays: readonly { value: string; label: string }[];
  isOptional?: boolean;
}) {
  return (
    <>
      <Field
        label="Prochaine action"
        {...(isOptional && { isOptional })}
        field={next_action}
        list="usual-actions"
        autoComplete="off"
        placeholder="Rappeler, envoyer le devis…"
      />
      <datalist id="usual-actions">
        {USUAL_ACTIONS.map((usual) => (
          <option key={usual} value={usual} />
        ))}
      </datalist>
      <div className="field-pair">
        <SelectField label="Délai" field={delay} options={delays} />
        <Field label="Ou date et heure" field={next_action_at} type="datetime-local" />
      </div>
    </>
  );
}
