import { InvoiceDocument } from "~/features/invoices/components/invoice-document";
import { ButtonForm } from "~/ui/button-form";
import { LIST_LINK, ListSection } from "~/ui/list-section";
import { ScreenLink } from "~/ui/screen-link";
import { TallLink } from "~/ui/tall-link";
import { ClaimList, PaymentForm, PaymentList, RefundForm } from "./payments";
import type { IssuedData } from "./view.server";

interface IssuedScreenProps {
  id: string;
  issued: IssuedData;
}

export function IssuedScreen({ id, issued }: IssuedScreenProps) {
  const { document, balance, payments, claims, payment, refund } = issued;
  return (
    <div className="grid gap-10 *:min-w-0 wide:grid-cols-[7fr_4fr] wide:items-start">
      <div className="grid gap-8">
        <Relations id={id} issued={issued} />
        <InvoiceDocument document={document} />
        <p className="flex flex-wrap gap-x-6">
          <TallLink to={`/admin/factures/${id}.pdf`}>Télécharger le PDF</TallLink>
          <TallLink to={`/admin/factures/${id}.xml`}>Télécharger l’UBL</TallLink>
        </p>
        <p className="note wrap-anywhere">
          Émise le {issued.issued}. Empreinte SHA-256&#8239;: {issued.sha256}
        </p>
      </div>
      <div className="grid gap-8">
        {balance && <Balance balance={balance} client={issued.client} />}
        <ClaimList id={id} claims={claims} />
        {balance?.isOpen && payment && (
          <PaymentForm key={`${payments.length} ${payment.values.claim_id}`} id={id} payment={payment} />
        )}
        {refund && <RefundForm key={`${payments.length} ${refund.values.amount}`} id={id} refund={refund} />}
        <PaymentList id={id} payments={payments} />
        <Letters issued={issued} />
      </div>
    </div>
  );
}

function Relations({ id, issued: { kind, corrects, quote, corrections } }: IssuedScreenProps) {
  return (
    <div className="grid gap-2">
      {corrects && (
        <p>
          Corrige la facture <ScreenLink to={`/admin/factures/${corrects.id}`}>{corrects.number}</ScreenLink>
        </p>
      )}
      {quote && (
        <p>
          Devis <ScreenLink to={`/admin/devis/${quote.id}`}>{quote.number}</ScreenLink>
        </p>
      )}
      {corrections.map((credit) => (
        <p key={credit.id}>
          Avoir <ScreenLink to={`/admin/factures/${credit.id}`}>{credit.number}</ScreenLink> de {credit.amount}
        </p>
      ))}
      {kind !== "credit" && (
        <ButtonForm intent="credit" action={`/admin/factures/${id}`} size="sm" pendingText="Préparation…">
          Préparer un avoir
        </ButtonForm>
      )}
    </div>
  );
}

function Balance({ balance, client }: { balance: NonNullable<IssuedData["balance"]>; client: IssuedData["client"] }) {
  return (
    <section aria-labelledby="balance-title">
      <h2 className="text-xl mb-2" id="balance-title">
        Solde
      </h2>
      <dl className="tabular-nums">
        {balance.rows.map(({ term, value }) => (
          <div key={term} className="flex justify-between gap-6 py-2 border-t border-t-line">
            <dt className="text-text-2">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-6 py-2 border-y border-y-line-strong font-semibold">
          <dt>Reste dû</dt>
          <dd>{balance.remaining}</dd>
        </div>
      </dl>
      {balance.overpaid && <p className="mt-2">Trop-perçu de {balance.overpaid}, gardé au crédit du client.</p>}
      {balance.isOpen && !client.hasReminders && (
        <p className="note mt-2">
          Les rappels de ce client sont en pause.{" "}
          <ScreenLink to={`/admin/clients-facturation/${client.id}`}>Ses réglages</ScreenLink>
        </p>
      )}
    </section>
  );
}

function Letters({ issued: { letters, client } }: { issued: IssuedData }) {
  return (
    <ListSection titleId="letters-title" title="Lettres">
      {letters.length === 0 && (
        <p className="note">
          {client.email ? "Aucune lettre." : "Ce client n’a pas d’adresse e-mail\u202f: rien ne lui est écrit."}
        </p>
      )}
      <ul>
        {letters.map(({ id, subject, recipient, when, state }) => (
          <li key={id} className="py-2 border-t border-t-line">
            <ScreenLink className={LIST_LINK} to={`/admin/email/${id}`}>
              {subject}
            </ScreenLink>
            <span className="block text-sm text-text-2 wrap-anywhere">
              {recipient}, {when}, {state.toLowerCase()}
            </span>
          </li>
        ))}
      </ul>
    </ListSection>
  );
}
