import { Plus, X } from "lucide-react";
import type { StepValues } from "~/features/quotes/model/editor";
import { STEP_FIELDS } from "~/features/quotes/model/editor";
import { STEP, STEPS } from "~/features/quotes/model/editor-steps";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { FieldError } from "~/ui/field-error";
import { SelectField } from "~/ui/select-field";
import { StepButton } from "./line-fields";

const KINDS = [
  { value: "deposit", label: "Acompte" },
  { value: "progress", label: "Situation" },
  { value: "balance", label: "Solde" },
];

/** When which part of the whole is asked for. */
export function ScheduleFields({
  steps,
  errors,
  here,
}: {
  steps: StepValues[];
  errors: Record<string, string>;
  here: string;
}) {
  const to = `${here}#quote-steps`;
  const refusal = errors["quote-steps"];
  return (
    <fieldset className="grid gap-3 min-w-0 m-0 p-0 border-0" id="quote-steps" tabIndex={-1}>
      <legend className="font-display text-[1.5rem] leading-[1.2] mb-2">Échéancier</legend>
      <p className="note">
        Les parts font 100 % ensemble. La dernière étape est le solde, sauf si un acompte demande tout.
      </p>
      <FieldError id="quote-steps-error" error={refusal ? [refusal] : undefined} />
      <ol className="grid gap-3">
        {steps.map((step, index) => (
          <Step
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id, and their fields are made anew with them
            key={`${index} ${Object.values(step).join(" ")}`}
            step={step}
            index={index}
            errors={errors}
            to={to}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" name={STEP} value={STEPS.addStep} formAction={to} formNoValidate>
          <Plus aria-hidden="true" />
          Ajouter une étape
        </Button>
        <Button size="sm" variant="quiet" name={STEP} value={STEPS.halves} formAction={to} formNoValidate>
          50 / 50
        </Button>
        <Button size="sm" variant="quiet" name={STEP} value={STEPS.thirds} formAction={to} formNoValidate>
          40 / 30 / 30
        </Button>
      </div>
    </fieldset>
  );
}

function Step({
  step,
  index,
  errors,
  to,
}: {
  step: StepValues;
  index: number;
  errors: Record<string, string>;
  to: string;
}) {
  const field = (name: keyof StepValues) => {
    const id = `step-${index}-${name}`;
    const sentence = errors[id];
    return { id, name: STEP_FIELDS[name], defaultValue: step[name], ...(sentence && { error: [sentence] }) };
  };
  return (
    <li>
      <fieldset className="grid gap-3 items-start min-w-0 m-0 p-0 border-0 grid-cols-2 lg:grid-cols-[minmax(0,1fr)_8rem_11rem_9rem_auto]">
        <legend className="sr-only">Étape {index + 1}</legend>
        <div className="col-span-2 lg:col-span-1">
          <Field label={`${index + 1}. Étape`} {...field("title")} dir="auto" autoComplete="off" />
        </div>
        <Field label="Part (%)" {...field("share")} inputMode="decimal" autoComplete="off" />
        <SelectField label="Nature" {...field("kind")} options={KINDS} />
        <Field label="Jours après" {...field("days")} inputMode="numeric" autoComplete="off" />
        <div className="self-end">
          <StepButton step={STEPS.removeStep} about={String(index)} to={to} label={`Retirer l’étape ${index + 1}`}>
            <X aria-hidden="true" />
          </StepButton>
        </div>
      </fieldset>
    </li>
  );
}
