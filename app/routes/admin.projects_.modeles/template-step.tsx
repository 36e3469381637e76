import type { listTemplateSteps } from "~/features/milestones/queries.server";
import type { ServiceCategory } from "~/features/services/model/service";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, sentText, useIsSubmitting, useOwnResult } from "~/ui/form-state";
import { CREATE, DELETE, ORDER, UPDATE } from "./intents";

type Step = Awaited<ReturnType<typeof listTemplateSteps>>[number];

interface TemplateStepProps {
  step: Step;
  isFirst: boolean;
  isLast: boolean;
}

/** A step with the form that changes it and the buttons that move and remove it. */
export function TemplateStep({ step, isFirst, isLast }: TemplateStepProps) {
  const { id, title, days } = step;
  return (
    <li className="grid gap-3 py-4 border-t border-t-line lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
      <StepForm intent={UPDATE} about={{ name: "id", value: id }} title={title} days={String(days)} label={title}>
        Enregistrer
      </StepForm>
      <div className="flex flex-wrap gap-2">
        {!isFirst && (
          <OneButton intent={ORDER} step={step} direction="up">
            Monter
          </OneButton>
        )}
        {!isLast && (
          <OneButton intent={ORDER} step={step} direction="down">
            Descendre
          </OneButton>
        )}
        <OneButton intent={DELETE} step={step}>
          Retirer
        </OneButton>
      </div>
    </li>
  );
}

/** Adds a step at the end. */
export function NewStep({ category, label }: { category: ServiceCategory; label: string }) {
  return (
    <div className="mt-4">
      <StepForm intent={CREATE} about={{ name: "category", value: category }} title="" days="" label={label}>
        Ajouter
      </StepForm>
    </div>
  );
}

interface StepFormProps {
  intent: string;
  /** Which step it is, or of which category. */
  about: { name: string; value: string };
  title: string;
  days: string;
  /** What its fields and its button are about. */
  label: string;
  children: string;
}

function StepForm({ intent, about, title, days, label, children }: StepFormProps) {
  const answer = useOwnResult(intent);
  const result = answer?.initialValue?.[about.name] === about.value ? answer : undefined;
  const id = (name: string) => `${name}-${about.value}`;
  const wrong = (name: string) => result?.error?.[name] ?? undefined;
  const fields = [
    { id: id("title"), errors: wrong("title") },
    { id: id("days"), errors: wrong("days") },
  ];
  return (
    <Form method="post" preventScrollReset className="grid gap-3">
      <ErrorSummary errors={fieldErrors(fields)} formErrors={wrong("") ?? []} focusKey={result} />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name={about.name} value={about.value} />
      <div className="grid grid-cols-[minmax(0,1fr)_5rem] gap-3 sm:grid-cols-[minmax(0,1fr)_9rem_auto] sm:items-end">
        <Field
          label="Étape"
          aria-label={`Étape\u202f: ${label}`}
          id={id("title")}
          name="title"
          required
          defaultValue={sentText(result, "title", title)}
          error={wrong("title")}
        />
        <Field
          label="Jour"
          aria-label={`Jour\u202f: ${label}`}
          id={id("days")}
          name="days"
          inputMode="numeric"
          required
          defaultValue={sentText(result, "days", days)}
          error={wrong("days")}
        />
        <div>
          <Button size="sm" isPending={useIsSubmitting(intent)}>
            {children}
            <span className="sr-only"> ({label})</span>
          </Button>
        </div>
      </div>
    </Form>
  );
}

interface OneButtonProps {
  intent: string;
  step: Step;
  direction?: "up" | "down";
  children: string;
}

function OneButton({ intent, step: { id, title }, direction, children }: OneButtonProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      {direction && <input type="hidden" name="direction" value={direction} />}
      <Button size="sm" variant="quiet" aria-label={`${children}\u202f: ${title}`}>
        {children}
      </Button>
    </Form>
  );
}
