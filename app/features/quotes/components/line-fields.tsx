import { ArrowDown, ArrowUp, Copy, Plus, X } from "lucide-react";
import type { ReactNode } from "react";
import type { LineValues, StepValues } from "~/features/quotes/model/editor";
import { LINE_FIELDS, STEP_FIELDS } from "~/features/quotes/model/editor";
import { STEP, STEPS } from "~/features/quotes/model/editor-steps";
import { formatBasisPoints, formatHundredths } from "~/lib/money/format-money";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { FieldError } from "~/ui/field-error";
import { SelectField } from "~/ui/select-field";
import type { SelectGroup, SelectOption } from "~/ui/select-options";
import { TextareaField } from "~/ui/textarea-field";

const OPTION_KINDS: SelectOption[] = [
  { value: "", label: "Comprise dans le total" },
  { value: "one_of", label: "Option\u202f: une seule du groupe" },
  { value: "any_of", label: "Option\u202f: au choix" },
];

/** The props of a field with its error, by its id. */
export function fieldProps(id: string, name: string, defaultValue: string, errors: Record<string, string>) {
  const sentence = errors[id];
  return { id, name, defaultValue, ...(sentence && { error: [sentence] }) };
}

interface LineFieldsProps {
  line: LineValues;
  /** From 0. */
  index: number;
  count: number;
  /** Before tax; null where it cannot be read. */
  amount: number | null;
  errors: Record<string, string>;
  rates: readonly (SelectOption | SelectGroup)[];
  /** Address to which a moved line leads back. */
  here: string;
}

export function LineFields({ line, index, count, amount, errors, rates, here }: LineFieldsProps) {
  const id = (name: keyof LineValues) => `line-${line.id}-${name}`;
  const field = (name: keyof LineValues) => fieldProps(id(name), LINE_FIELDS[name], line[name], errors);
  // A rate that is not invoiced any more stays on the lines that have it.
  const isListed = rates
    .flatMap((rate) => ("options" in rate ? rate.options : rate))
    .some(({ value }) => value === line.vat);
  const isFormerRate = !isListed && /^\d+$/.test(line.vat);
  const options = isFormerRate ? [...rates, { value: line.vat, label: formatBasisPoints(Number(line.vat)) }] : rates;
  const hasMore = Boolean(
    line.description || line.option || ["section", "group"].some((name) => errors[id(name as "group")]),
  );
  return (
    <li className="grid gap-3 py-4 border-t border-t-line" id={`ligne-${line.id}`}>
      <fieldset className="grid gap-3 min-w-0 m-0 p-0 border-0">
        <legend className="sr-only">Ligne {index + 1}</legend>
        <input type="hidden" name={LINE_FIELDS.id} value={line.id} />
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
          <Field
            className="flex-[1_1_16rem]"
            label={`${index + 1}. Désignation`}
            {...field("designation")}
            dir="auto"
            autoComplete="off"
          />
          <LineButtons line={line} index={index} count={count} here={here} />
        </div>
        <div className="grid grid-cols-2 gap-3 items-start sm:grid-cols-3 xl:grid-cols-[6rem_8rem_9rem_7rem_minmax(0,1fr)_9rem]">
          <Field label="Quantité" {...field("quantity")} inputMode="decimal" autoComplete="off" />
          <Field label="Unité" {...field("unit")} autoComplete="off" />
          <Field label="Prix HT" {...field("price")} inputMode="decimal" autoComplete="off" />
          <Field label="Remise (%)" {...field("discount")} inputMode="decimal" autoComplete="off" />
          <SelectField label="TVA" {...field("vat")} options={options} />
          <p className="figures text-end">
            <span className="field-label">Montant HT</span>
            <span className="inline-flex items-center min-h-11 font-[560]">
              {amount === null ? "—" : formatHundredths(amount)}
            </span>
          </p>
        </div>
        <details open={hasMore}>
          <summary className="inline-flex items-center min-h-11 text-text-2 cursor-pointer">
            Description, section et option{line.option && "\u202f: en option"}
          </summary>
          <div className="grid gap-3 mt-2 md:grid-cols-2">
            <TextareaField label="Description" {...field("description")} dir="auto" rows={3} />
            <div className="grid gap-3 content-start">
              <Field label="Section" {...field("section")} dir="auto" autoComplete="off" />
              <SelectField label="Option" {...field("option")} options={OPTION_KINDS} />
              <Field label="Groupe de l’option" {...field("group")} dir="auto" autoComplete="off" />
            </div>
          </div>
        </details>
      </fieldset>
    </li>
  );
}

function LineButtons({ line, index, count, here }: Pick<LineFieldsProps, "line" | "index" | "count" | "here">) {
  const name = `la ligne ${index + 1}`;
  const back = `${here}#ligne-${line.id}`;
  return (
    <div className="flex">
      <StepButton step={STEPS.lineUp} about={line.id} to={back} label={`Monter ${name}`} isOff={index === 0}>
        <ArrowUp aria-hidden="true" />
      </StepButton>
      <StepButton
        step={STEPS.lineDown}
        about={line.id}
        to={back}
        label={`Descendre ${name}`}
        isOff={index === count - 1}
      >
        <ArrowDown aria-hidden="true" />
      </StepButton>
      <StepButton step={STEPS.copyLine} about={line.id} to={back} label={`Copier ${name}`}>
        <Copy aria-hidden="true" />
      </StepButton>
      <StepButton step={STEPS.removeLine} about={line.id} to={`${here}#lignes`} label={`Retirer ${name}`}>
        <X aria-hidden="true" />
      </StepButton>
    </div>
  );
}

function StepButton({
  step,
  about,
  to,
  label,
  isOff = false,
  children,
}: {
  step: string;
  about: string;
  to: string;
  label: string;
  isOff?: boolean;
  children: ReactNode;
}) {
  return (
    <button
      type="submit"
      name={STEP}
      value={about ? `${step}:${about}` : step}
      formAction={to}
      formNoValidate
      className="icon-btn"
      title={label}
      aria-label={label}
      disabled={isOff}
    >
      {children}
    </button>
  );
}

const KINDS = [
  { value: "deposit", label: "Acompte" },
  { value: "progress", label: "Situation" },
  { value: "balance", label: "Solde" },
];

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
  const field = (name: keyof StepValues) => fieldProps(`step-${index}-${name}`, STEP_FIELDS[name], step[name], errors);
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
