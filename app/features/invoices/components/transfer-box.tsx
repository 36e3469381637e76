import { CLAIM_INTENT, PROOF_KINDS } from "~/features/invoices/model/claim";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, sentText, useIsSubmitting, useOwnResult } from "~/ui/form-state";
import { TextareaField } from "~/ui/textarea-field";

/** How an invoice is paid by transfer. */
export interface TransferFacts {
  rib: string;
  bank: string | null;
  beneficiary: string;
  /** What the client writes into the transfer. */
  reference: string;
  remaining: string;
  currency: string;
}

interface TransferBoxProps {
  transfer: TransferFacts;
  /** Where the form is posted. */
  action: string;
  /** What is proposed as the amount, as a text of the form. */
  amount: string;
}

/** Where to transfer what is left, the reference to quote, and 'J’ai viré' with a proof. */
export function TransferBox({ transfer, action, amount }: TransferBoxProps) {
  const { rib, bank, beneficiary, reference, remaining } = transfer;
  const rows = [
    { term: "Bénéficiaire", value: beneficiary },
    { term: "RIB", value: rib },
    ...(bank ? [{ term: "Banque", value: bank }] : []),
    { term: "Référence à indiquer", value: reference },
    { term: "Reste à régler", value: remaining },
  ];
  return (
    <section aria-labelledby="transfer-title" className="grid gap-6">
      <h2 className="text-xl" id="transfer-title">
        Régler par virement
      </h2>
      <dl className="tabular-nums">
        {rows.map(({ term, value }) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-6 py-2 border-t border-t-line">
            <dt className="text-text-2">{term}</dt>
            <dd className="wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <ClaimForm action={action} amount={amount} currency={transfer.currency} />
    </section>
  );
}

function ClaimForm({ action, amount, currency }: { action: string; amount: string; currency: string }) {
  const lastResult = useOwnResult(CLAIM_INTENT);
  const isSending = useIsSubmitting(CLAIM_INTENT);
  const [amountErrors, noteErrors, proofErrors] = [
    lastResult?.error?.amount ?? undefined,
    lastResult?.error?.note ?? undefined,
    lastResult?.error?.proof ?? undefined,
  ];
  const errors = fieldErrors([
    { id: "claim-amount", errors: amountErrors },
    { id: "claim-note", errors: noteErrors },
    { id: "claim-proof", errors: proofErrors },
  ]);
  return (
    <Form method="post" action={action} encType="multipart/form-data" className="grid gap-4" preventScrollReset>
      <h3 className="text-lg">J’ai viré</h3>
      <ErrorSummary
        errors={errors}
        formErrors={proofErrors ? [] : (lastResult?.error?.[""] ?? [])}
        focusKey={lastResult}
      />
      <input type="hidden" name="intent" value={CLAIM_INTENT} />
      <Field
        label={`Montant viré (${currency})`}
        id="claim-amount"
        name="amount"
        inputMode="decimal"
        defaultValue={sentText(lastResult, "amount", amount)}
        error={amountErrors}
      />
      <Field
        label="Justificatif"
        isOptional
        hint={`${PROOF_KINDS[0]?.toUpperCase()}${PROOF_KINDS.slice(1)}, 10 Mo au plus`}
        id="claim-proof"
        name="proof"
        type="file"
        accept="application/pdf,image/jpeg,image/png,image/webp,image/avif"
        error={proofErrors}
      />
      <TextareaField
        label="Message"
        isOptional
        rows={2}
        id="claim-note"
        name="note"
        defaultValue={sentText(lastResult, "note", "")}
        error={noteErrors}
      />
      <div>
        <Button variant="primary" isPending={isSending} pendingText="Envoi…">
          J’ai viré
        </Button>
      </div>
    </Form>
  );
}
