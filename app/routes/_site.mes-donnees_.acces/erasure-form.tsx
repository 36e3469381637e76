import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { PersonalDataCopy } from "~/content/personal-data";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { ErrorSummary } from "~/ui/error-summary";
import { fieldErrors, useIsSubmitting, useOwnResult } from "~/ui/form-state";

interface ErasureFormProps {
  words: PersonalDataCopy["erase"];
  /** Whether an account keeps some of the messages. */
  isClient: boolean;
  /** Whether quotes or invoices were sent, which stay. */
  hasDocuments: boolean;
  summary: string;
}

/** Erases all messages of the address, once the box says that it is meant. */
export function ErasureForm({ words, isClient, hasDocuments, summary }: ErasureFormProps) {
  const lastResult = useOwnResult("erasure");
  const [form, { confirm }] = useForm<{ confirm: string }>({
    id: "erasure",
    lastResult,
    constraint: { confirm: { required: true } },
  });
  return (
    <section aria-labelledby="erasure-title">
      <h2 className="text-2xl mb-2" id="erasure-title">
        {words.title}
      </h2>
      <p className="mb-6 text-text-2">
        {words.lead} {isClient && words.withAccount} {hasDocuments && words.withDocuments}
      </p>
      <Form method="post" className="grid gap-6.5" {...getFormProps(form)}>
        <ErrorSummary title={summary} errors={fieldErrors([confirm])} formErrors={form.errors} focusKey={lastResult} />
        <input type="hidden" name="intent" value="erasure" />
        <CheckboxField label={words.confirm} field={confirm} />
        <Button
          className="justify-self-start"
          variant="danger"
          isPending={useIsSubmitting("erasure")}
          pendingText={words.erasing}
        >
          {words.button}
        </Button>
      </Form>
    </section>
  );
}
