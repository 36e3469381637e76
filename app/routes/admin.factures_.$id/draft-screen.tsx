import { InvoiceDocument } from "~/features/invoices/components/invoice-document";
import { AppLink } from "~/ui/app-link";
import { LinkButton } from "~/ui/link-button";
import { DraftForm } from "./draft-form";
import type { DraftData } from "./view.server";

/** A draft: its form, what stands against issuing it, and how it would look. */
export function DraftScreen({ id, draft }: { id: string; draft: DraftData }) {
  const { corrects, quote, obstacles, notice, document } = draft;
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        {corrects && (
          <p>
            Avoir sur la facture{" "}
            <AppLink to={`/admin/factures/${corrects.id}`} hydrated>
              {corrects.number}
            </AppLink>
          </p>
        )}
        {quote && (
          <p>
            Devis{" "}
            <AppLink to={`/admin/devis/${quote.id}`} hydrated>
              {quote.number}
            </AppLink>
            , <bdi>{quote.title}</bdi>
          </p>
        )}
        <Obstacles obstacles={obstacles} />
        {notice && <p className="note">{notice}.</p>}
        <p className="flex flex-wrap gap-2">
          {obstacles.length === 0 && (
            <LinkButton to={`/admin/factures/${id}/emettre`} hydrated preventScrollReset variant="primary" size="sm">
              Émettre
            </LinkButton>
          )}
          <LinkButton to={`/admin/factures/${id}/supprimer`} hydrated preventScrollReset variant="quiet" size="sm">
            Supprimer le brouillon
          </LinkButton>
        </p>
      </div>
      <DraftForm id={id} draft={draft} />
      {document && (
        <div className="pt-6 border-t border-t-line">
          <p className="note mb-4">Aperçu du brouillon enregistré. Le numéro lui est donné à l’émission.</p>
          <InvoiceDocument document={document} />
        </div>
      )}
    </div>
  );
}

function Obstacles({ obstacles }: Pick<DraftData, "obstacles">) {
  if (obstacles.length === 0) return null;
  return (
    <ul
      className="grid gap-2 py-3 px-4 border border-line-strong [border-inline-start-width:6px]"
      aria-label="À compléter avant l’émission"
    >
      {obstacles.map(({ sentence, to }) => (
        <li key={sentence}>
          {sentence}.{" "}
          {to && (
            <AppLink to={to} hydrated>
              Compléter
            </AppLink>
          )}
        </li>
      ))}
    </ul>
  );
}
