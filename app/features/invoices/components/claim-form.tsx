import type { InvoiceCopy } from "~/content/invoice-page";
import { CLAIM_INTENT } from "~/features/invoices/model/claim";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, sentText, useIsSubmitting, useOwnResult } from "~/ui/form-state";
import { TextareaField } from "~/ui/textarea-field";

interface ClaimFormProps {
  /** Where the form is posted. */
  action: string;
  /** What is proposed as the amount, as a text of the form. */
  amount: string;
  currency: string;
  words: InvoiceCopy["claim"];
}

/** 'J’ai viré': how much, and a proof. */
export function ClaimForm({ action, amount, currency, words }: ClaimFormProps) {
  const lastResult = useOwnResult(CLAIM_INTENT);
  const isSending = useIsSubmitting(CLAIM_INTENT);
  const errorsOf = (name: string) => lastResult?.error?.[name] ?? undefined;
  const [amountErrors, noteErrors, proofErrors] = [errorsOf("amount"), errorsOf("note"), errorsOf("proof")];
  const errors = fieldErrors([
    { id: "claim-amount", errors: amountErrors },
    { id: "claim-note", errors: noteErrors },
    { id: "claim-proof", errors: proofErrors },
  ]);
  return (
    <Form method="post" action={action} encType="multipart/form-data" className="grid gap-4" preventScrollReset>
      <h3 className="text-lg">{words.title}</h3>
      <ErrorSummary
        title={words.summary}
        errors={errors}
        formErrors={proofErrors ? [] : errorsOf("")}
        focusKey={lastResult}
      />
      <input type="hidden" name="intent" value={CLAIM_INTENT} />
      <Field
        label={`${words.amount} (${currency})`}
        id="claim-amount"
        name="amount"
        inputMode="decimal"
        defaultValue={sentText(lastResult, "amount", amount)}
        error={amountErrors}
      />
      <Field
        label={words.proof}
        hint={words.hint}
        id="claim-proof"
        name="proof"
        type="file"
        accept="application/pdf,image/jpeg,image/png,image/webp,image/avif"
        error={proofErrors}
      />
      <TextareaField
        label={words.message}
        rows={2}
        id="claim-note"
        name="note"
        defaultValue={sentText(lastResult, "note", "")}
        error={noteErrors}
      />
      <div>
        <Button variant="primary" isPending={isSending} pendingText={words.sending}>
          {words.send}
        </Button>
      </div>
    </Form>
  );
}
