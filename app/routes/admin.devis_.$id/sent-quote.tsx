import { Dossier } from "~/features/quotes/components/acceptance-dossier";
import { Badge } from "~/ui/badge";
import { CopyLink } from "~/ui/copy-link";
import { DataTable } from "~/ui/data-table";
import { DescriptionList } from "~/ui/description-list";
import { ListSection } from "~/ui/list-section";
import { RowNote } from "~/ui/row-note";
import { ScreenLinkButton } from "~/ui/screen-link";
import { TallLink } from "~/ui/tall-link";
import type { QuoteHead } from "./quote-header";
import { IntentButton } from "./quote-header";
import type { SentQuoteData } from "./view.server";

export function SentQuote({ head, quote }: { head: QuoteHead; quote: SentQuoteData }) {
  const { sentOn, validUntil, openings, acceptance, responses, schedule, digest, notes } = quote;
  const opened =
    openings.count === 0 ? "Pas encore" : `${openings.first}, puis ${openings.last} (${openings.count} fois)`;
  const items = [
    { term: "Envoyé le", value: sentOn },
    { term: "Valable jusqu’au", value: validUntil },
    { term: "Ouvert", value: openings.count === 1 ? openings.first : opened },
    { term: "Échéancier", value: schedule.map(({ step, share }) => `${share} ${step}`).join("\n") },
    ...(notes ? [{ term: "Notes internes", value: notes }] : []),
    { term: "Empreinte SHA-256", value: <code className="text-xs">{digest}</code> },
  ];
  return (
    <div className="grid gap-9">
      <DescriptionList items={items} />
      {acceptance && <Dossier {...acceptance} language="fr" />}
      {acceptance && <InvoicesOfQuote quoteId={head.id} invoices={quote.invoices} />}
      <ClientLink head={head} link={quote.link} />
      {responses.length > 0 && (
        <ListSection titleId="reponses" title="Réponses du client" className="">
          <ul className="grid gap-3">
            {responses.map(({ id, kind, text, at }) => (
              <li key={id} className="card">
                <p className="text-sm text-text-3">
                  {kind === "change" ? "Modification demandée" : "Refus"}, le {at}
                </p>
                <p className="whitespace-pre-line wrap-anywhere" dir="auto">
                  {text ?? "Sans raison donnée."}
                </p>
              </li>
            ))}
          </ul>
        </ListSection>
      )}
      <QuoteLines lines={quote.lines} sums={quote.sums} />
    </div>
  );
}

function ClientLink({ head, link }: { head: QuoteHead; link: SentQuoteData["link"] }) {
  const isOpen = ["sent", "expired"].includes(head.status);
  return (
    <section aria-labelledby="lien" className="grid gap-3 max-w-184">
      <h2 className="text-[1.5rem]" id="lien">
        Lien du client
      </h2>
      <p className="note">
        {link
          ? `Il ouvre le devis sans compte, jusqu’au ${link.expires}.`
          : "Aucun lien n’ouvre ce devis\u202f: un nouveau part par e-mail."}
      </p>
      <div className="flex flex-wrap gap-2">
        {link?.address && <CopyLink address={link.address} label="Lien du devis" />}
        {link && isOpen && <IntentButton intent="send-link" label="Renvoyer le lien" />}
        <IntentButton intent="renew-link" label="Renouveler le lien" />
        {link && <IntentButton intent="revoke-link" label="Révoquer le lien" variant="danger" />}
        {isOpen && <IntentButton intent="withdraw" label="Retirer le devis" variant="danger" />}
      </div>
    </section>
  );
}

function InvoicesOfQuote({ quoteId, invoices }: { quoteId: string; invoices: SentQuoteData["invoices"] }) {
  return (
    <ListSection titleId="factures" title="Factures" className="">
      {invoices.length === 0 && <p className="note mb-3">Aucune n’est émise.</p>}
      <ul className="mb-4">
        {invoices.map(({ id, name, amount, state, tone }) => (
          <li
            key={id}
            className="grid gap-x-6 gap-y-1 py-2.5 border-b border-b-line grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[minmax(0,2fr)_1fr_auto] items-center"
          >
            <TallLink to={`/admin/factures/${id}`} hydrated>
              {name}
            </TallLink>
            <Badge tone={tone}>{state}</Badge>
            <span className="figures max-sm:col-span-2 sm:text-end">{amount}</span>
          </li>
        ))}
      </ul>
      <ScreenLinkButton to={`/admin/factures/nouvelle?devis=${quoteId}`}>Préparer une facture</ScreenLinkButton>
    </ListSection>
  );
}

/** The lines as they were sent, options last. Before the answer the sums leave options out, then they hold those chosen. */
function QuoteLines({ lines, sums }: Pick<SentQuoteData, "lines" | "sums">) {
  return (
    <section aria-labelledby="lignes" className="grid gap-4">
      <h2 className="text-[1.5rem]" id="lignes">
        Lignes
      </h2>
      <DataTable
        caption="Lignes du devis"
        rows={lines}
        rowKey={({ id }) => id}
        columns={[
          {
            label: "Désignation",
            isHeader: true,
            isLong: true,
            cell: ({ designation, section, option, description }) => (
              <>
                <bdi>{designation}</bdi>
                {(section || option) && <RowNote isLong>{[section, option].filter(Boolean).join(", ")}</RowNote>}
                {description && (
                  <span className="block font-normal text-text-2 text-sm whitespace-pre-line" dir="auto">
                    {description}
                  </span>
                )}
              </>
            ),
          },
          { label: "Quantité", isNumber: true, cell: ({ quantity }) => quantity },
          { label: "Prix HT", isNumber: true, cell: ({ price }) => price },
          { label: "Remise", isNumber: true, cell: ({ discount }) => discount ?? "—" },
          { label: "TVA", isNumber: true, cell: ({ vat }) => vat },
          { label: "Montant HT", isNumber: true, cell: ({ amount }) => amount },
        ]}
      />
      <dl className="figures justify-self-end grid grid-cols-[auto_auto] gap-x-8 gap-y-1">
        <dt>Total HT</dt>
        <dd className="text-end">{sums.net}</dd>
        <dt>TVA</dt>
        <dd className="text-end">{sums.tax}</dd>
        <dt className="font-[650] text-lg">{sums.label}</dt>
        <dd className="text-end font-[650] text-lg">{sums.gross}</dd>
      </dl>
    </section>
  );
}
