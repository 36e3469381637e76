import { Dossier } from "~/features/quotes/components/acceptance-dossier";
import { CopyLink } from "~/ui/copy-link";
import { DescriptionList } from "~/ui/description-list";
import type { QuoteHead } from "./quote-header";
import { IntentButton } from "./quote-header";
import { InvoicesOfQuote } from "./quote-invoices";
import { QuoteLines } from "./quote-lines";
import type { SentQuoteData } from "./view.server";

/** A quote that was sent: where it stands with the client, and what it says. */
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
        <section aria-labelledby="reponses">
          <h2 className="text-[1.5rem] mb-3" id="reponses">
            Réponses du client
          </h2>
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
        </section>
      )}
      <QuoteLines lines={quote.lines} sums={quote.sums} />
    </div>
  );
}

/** The link by which the client reads the quote, to copy, to send again and to take back. */
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
