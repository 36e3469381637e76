import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { PrivacyNotice } from "~/features/personal-data/components/privacy-notice";
import { useRootData } from "~/shell/site-page";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";
import type { ConsentView } from "./view.server";

/** A name and the button that gives leave. */
export function GiveForm({ view: { copy, name: known, language } }: { view: ConsentView }) {
  const site = useRootData()?.site;
  const lastResult = useOwnResult("give");
  const [form, { name }] = useForm<{ name: string }>({
    id: "accord",
    lastResult,
    constraint: { name: { required: true } },
    defaultValue: { name: known },
  });
  return (
    <Form method="post" className="grid gap-6.5 max-w-[32rem]" {...getFormProps(form)}>
      <ErrorSummary title={copy.summary} errors={fieldErrors([name])} formErrors={form.errors} focusKey={lastResult} />
      <input type="hidden" name="intent" value="give" />
      <Field
        label={copy.name}
        {...withoutKey(getInputProps(name, { type: "text" }))}
        autoComplete="name"
        dir="auto"
        error={name.errors}
      />
      <Button
        className="justify-self-start"
        variant="primary"
        isPending={useIsSubmitting("give")}
        pendingText={copy.giving}
      >
        {copy.give}
      </Button>
      <PrivacyNotice purpose="consent" site={site} language={language} ofPage={language} />
    </Form>
  );
}

/** The button that takes it back. */
export function WithdrawForm({ view: { copy } }: { view: ConsentView }) {
  const lastResult = useOwnResult("withdraw");
  return (
    <Form method="post" className="grid gap-3 justify-items-start">
      <ErrorSummary title={copy.summary} errors={[]} formErrors={lastResult?.error?.[""] ?? []} focusKey={lastResult} />
      <input type="hidden" name="intent" value="withdraw" />
      <p className="text-text-2">{copy.withdrawLead}</p>
      <Button variant="danger" isPending={useIsSubmitting("withdraw")} pendingText={copy.withdrawing}>
        {copy.withdraw}
      </Button>
    </Form>
  );
}
