import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { PersonalDataCopy } from "~/content/personal-data";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { fieldErrors, useIsSubmitting, useOwnResult } from "~/ui/form-state";

interface Values extends Record<string, unknown> {
  name: string;
  phone: string;
  company: string;
}

/** Name, telephone and company, as all messages will say them. */
export function CorrectionForm({
  values,
  words,
  summary,
}: {
  values: Pick<Values, "name" | "phone" | "company">;
  words: PersonalDataCopy["correct"];
  summary: string;
}) {
  const lastResult = useOwnResult("correction");
  const [form, { name, phone, company }] = useForm<Values>({
    id: "correction",
    lastResult,
    constraint: { name: { required: true } },
    defaultValue: values,
  });
  return (
    <section aria-labelledby="correction-title">
      <h2 className="text-2xl mb-2" id="correction-title">
        {words.title}
      </h2>
      <p className="mb-6 text-text-2">{words.lead}</p>
      <Form method="post" className="grid gap-6.5" {...getFormProps(form)}>
        <ErrorSummary
          title={summary}
          errors={fieldErrors([name, phone, company])}
          formErrors={form.errors}
          focusKey={lastResult}
        />
        <input type="hidden" name="intent" value="correction" />
        <Field label={words.name} field={name} autoComplete="name" dir="auto" />
        <Field label={words.phone} field={phone} type="tel" inputMode="tel" autoComplete="tel" dir="ltr" />
        <Field label={words.company} field={company} autoComplete="organization" dir="auto" />
        <Button className="justify-self-start" isPending={useIsSubmitting("correction")} pendingText={words.saving}>
          {words.save}
        </Button>
      </Form>
    </section>
  );
}
