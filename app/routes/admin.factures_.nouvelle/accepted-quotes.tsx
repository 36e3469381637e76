import { AppLink } from "~/ui/app-link";
import type { AcceptedData } from "./view.server";

/** The quotes that were accepted last, each the way to what can be invoiced of it. */
export function AcceptedQuotes({ quotes }: { quotes: AcceptedData[] }) {
  return (
    <section aria-labelledby="quotes-title">
      <h2 className="text-xl mb-3" id="quotes-title">
        D’un devis accepté
      </h2>
      {quotes.length === 0 && <p className="note">Aucun devis accepté pour le moment.</p>}
      <ul>
        {quotes.map(({ id, number, title, client, amount }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 py-2.5 border-t border-t-line">
            <span className="min-w-0 wrap-anywhere">
              <AppLink to={`/admin/factures/nouvelle?devis=${id}`} hydrated>
                {number}
              </AppLink>
              , <bdi>{title}</bdi>
              <span className="block text-sm text-text-2">
                <bdi>{client}</bdi>
              </span>
            </span>
            <span className="tabular-nums">{amount}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
