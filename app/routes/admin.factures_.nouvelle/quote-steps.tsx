import { Button } from "~/ui/button";
import { ButtonForm } from "~/ui/button-form";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { useOwnResult } from "~/ui/form-state";
import { ScreenLink } from "~/ui/screen-link";
import { ServerForm, useServerForm } from "~/ui/server-form";
import type { BillableData } from "./view.server";

/** Each step of the schedule, a share of the user's choice, and what is left of the total. */
export function QuoteSteps({ quote }: { quote: BillableData }) {
  const { id, number, title, client, amount, steps, unplannedBalance, invoices } = quote;
  const refused = [useOwnResult("step"), useOwnResult("balance")].find(Boolean);
  return (
    <section aria-labelledby="steps-title" className="grid gap-6 content-start">
      <div>
        <h2 className="text-xl" id="steps-title">
          Devis {number}
        </h2>
        <p className="text-text-2 wrap-anywhere">
          <bdi>{title}</bdi>, <bdi>{client}</bdi>, {amount}
        </p>
        <ScreenLink to="/admin/factures/nouvelle">Choisir un autre devis</ScreenLink>
      </div>
      <ErrorSummary errors={[]} formErrors={refused?.error?.[""] ?? []} focusKey={refused} />
      <ul>
        {steps.map(({ index, kind, name, label, invoice }) => (
          <li key={index} className="flex flex-wrap items-center justify-between gap-3 py-2.5 border-t border-t-line">
            <span className="wrap-anywhere">
              <bdi>{name}</bdi>
              <span className="block text-sm text-text-2">{label}</span>
            </span>
            {invoice ? (
              <InvoiceLink {...invoice} />
            ) : (
              <StepButton quoteId={id} step={kind === "balance" ? null : index} label={name} />
            )}
          </li>
        ))}
        {unplannedBalance && (
          <li className="flex items-center justify-between gap-3 py-2.5 border-t border-t-line">
            Solde
            {unplannedBalance.invoice ? (
              <InvoiceLink {...unplannedBalance.invoice} />
            ) : (
              <StepButton quoteId={id} step={null} label="Solde" />
            )}
          </li>
        )}
      </ul>
      <ShareForm quoteId={id} />
      {invoices.length > 0 && (
        <div>
          <h3 className="text-lg mb-1">Déjà facturé</h3>
          <ul>
            {invoices.map((invoice) => (
              <li key={invoice.id} className="flex flex-wrap justify-between gap-x-6 py-2 border-t border-t-line">
                <span className="min-w-0 wrap-anywhere">
                  <ScreenLink to={`/admin/factures/${invoice.id}`}>{invoice.number}</ScreenLink>,{" "}
                  <bdi>{invoice.title}</bdi>
                  {invoice.isCancelled && ", annulée par avoir"}
                </span>
                <span className="tabular-nums">{invoice.amount}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function InvoiceLink({ id, number }: { id: string; number: string | null }) {
  return <ScreenLink to={`/admin/factures/${id}`}>{number ?? "Voir le brouillon"}</ScreenLink>;
}

function StepButton({ quoteId, step, label }: { quoteId: string; step: number | null; label: string }) {
  return (
    <ButtonForm
      intent={step === null ? "balance" : "step"}
      values={{ quote_id: quoteId, ...(step !== null && { step: String(step) }) }}
      action={`/admin/factures/nouvelle?devis=${quoteId}`}
      size="sm"
    >
      Facturer<span className="sr-only"> {label}</span>
    </ButtonForm>
  );
}

function ShareForm({ quoteId }: { quoteId: string }) {
  const [form, { title, share }] = useServerForm<{ title: string; share: string }>("share");
  return (
    <ServerForm
      form={form}
      fields={[title, share]}
      lead={<h3 className="text-lg">Une autre situation</h3>}
      action={`/admin/factures/nouvelle?devis=${quoteId}`}
      className="grid gap-4 pt-4 border-t border-t-line-strong"
    >
      <input type="hidden" name="quote_id" value={quoteId} />
      <div className="grid gap-4 sm:grid-cols-[3fr_1fr] sm:items-end">
        <Field label="Ce qui est fait" placeholder="Maquettes livrées" field={title} />
        <Field label="Part (%)" inputMode="decimal" field={share} />
      </div>
      <div>
        <Button size="sm" isPending={form.isSending}>
          Facturer cette part
        </Button>
      </div>
    </ServerForm>
  );
}
