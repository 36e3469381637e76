import type { LucideIcon } from "lucide-react";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import type { listTemplateSteps } from "~/features/projects/milestones/queries.server";
import type { ServiceCategory } from "~/features/services/model/service";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, sentField, useIsSubmitting, useOwnResult } from "~/ui/form-state";
import { IconButton } from "~/ui/icon-button";

type Step = Awaited<ReturnType<typeof listTemplateSteps>>[number];

/** A field and what is done with it, on one line where there is room. */
const ROW = "grid gap-3 py-4 lg:grid-cols-[minmax(0,1fr)_17rem] lg:items-end";

export function TemplateStep({ step, isFirst, isLast }: { step: Step; isFirst: boolean; isLast: boolean }) {
  const { id, title, days } = step;
  const about = { name: "id", value: id };
  return (
    <li className={`${ROW} border-t border-t-line`}>
      <StepForm intent="update" about={about} title={title} days={String(days)} label={title} />
      <div className="flex items-center gap-1">
        <SendButton intent="update" about={about} label={title}>
          Enregistrer
        </SendButton>
        {!isFirst && <OneButton intent="order" step={step} direction="up" verb="Monter" icon={ArrowUp} />}
        {!isLast && <OneButton intent="order" step={step} direction="down" verb="Descendre" icon={ArrowDown} />}
        <OneButton intent="delete" step={step} verb="Retirer" icon={X} />
      </div>
    </li>
  );
}

export function NewStep({ category, label }: { category: ServiceCategory; label: string }) {
  const about = { name: "category", value: category };
  return (
    <div className={ROW}>
      <StepForm intent="create" about={about} title="" days="" label={label} />
      <div>
        <SendButton intent="create" about={about} label={label}>
          Ajouter
        </SendButton>
      </div>
    </div>
  );
}

interface StepFormProps {
  intent: string;
  about: { name: string; value: string };
  title: string;
  days: string;
  label: string;
}

function formId({ name, value }: StepFormProps["about"]): string {
  return `${name}-${value}`;
}

function StepForm({ intent, about, title, days, label }: StepFormProps) {
  const answer = useOwnResult(intent);
  const result = answer?.initialValue?.[about.name] === about.value ? answer : undefined;
  const stepTitle = sentField(result, { id: `title-${about.value}`, name: "title", stored: title });
  const stepDays = sentField(result, { id: `days-${about.value}`, name: "days", stored: days });
  return (
    <Form method="post" id={formId(about)} preventScrollReset className="grid gap-3">
      <ErrorSummary
        errors={fieldErrors([stepTitle, stepDays])}
        formErrors={result?.error?.[""] ?? []}
        focusKey={result}
      />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name={about.name} value={about.value} />
      <div className="grid grid-cols-[minmax(0,1fr)_5rem] gap-3 sm:grid-cols-[minmax(0,1fr)_9rem] sm:items-end">
        <Field label="Étape" aria-label={`Étape\u202f: ${label}`} {...stepTitle} required />
        <Field label="Jour" aria-label={`Jour\u202f: ${label}`} {...stepDays} inputMode="numeric" required />
      </div>
    </Form>
  );
}

type SendButtonProps = Pick<StepFormProps, "intent" | "about" | "label"> & { children: string };

/** Sends the form beside it. */
function SendButton({ intent, about, label, children }: SendButtonProps) {
  const isPending = useIsSubmitting(intent, about.name === "id" ? about.value : undefined);
  return (
    <Button size="sm" form={formId(about)} isPending={isPending}>
      {children}
      <span className="sr-only"> ({label})</span>
    </Button>
  );
}

interface OneButtonProps {
  intent: string;
  step: Step;
  direction?: "up" | "down";
  verb: string;
  icon: LucideIcon;
}

function OneButton({ intent, step: { id, title }, direction, verb, icon }: OneButtonProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      {direction && <input type="hidden" name="direction" value={direction} />}
      <IconButton verb={verb} name={title} icon={icon} />
    </Form>
  );
}
