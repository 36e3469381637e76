import { ScreenLink } from "~/ui/screen-link";
import type { OwedData, UnansweredData } from "./view.server";

export function Owed({ owed, unanswered }: { owed: OwedData; unanswered: UnansweredData }) {
  return (
    <div className="grid gap-x-10 gap-y-8 mb-8 *:min-w-0 lg:grid-cols-2">
      <section aria-labelledby="owed-title">
        <h2 className="text-[1.5rem]" id="owed-title">
          <ScreenLink to="/admin/factures?vue=a-encaisser">À encaisser</ScreenLink>
        </h2>
        <p className="text-text-2 tabular-nums mb-2">
          {owed.sums.length > 0 ? owed.sums.join(", ") : "Rien n’est dû."}
        </p>
        <ul>
          {owed.invoices.map(({ id, number, client, amount, due, isLate }) => (
            <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 py-2 border-t border-t-line">
              <span className="min-w-0 wrap-anywhere">
                <ScreenLink to={`/admin/factures/${id}`}>{number}</ScreenLink> <bdi>{client}</bdi>
                <span className={`block text-sm ${isLate ? "text-danger" : "text-text-2"}`}>
                  {isLate ? "en retard depuis le" : "avant le"} {due}
                </span>
              </span>
              <span className="tabular-nums">{amount}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="unanswered-title">
        <h2 className="text-[1.5rem]" id="unanswered-title">
          <ScreenLink to="/admin/devis?status=sent">Devis sans réponse</ScreenLink>
        </h2>
        {unanswered.length === 0 && <p className="text-text-2 mb-2">Aucun devis n’attend de réponse.</p>}
        <ul className="mt-2">
          {unanswered.map(({ id, number, client, title, amount, until }) => (
            <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 py-2 border-t border-t-line">
              <span className="min-w-0 wrap-anywhere">
                <ScreenLink to={`/admin/devis/${id}`}>{number}</ScreenLink> <bdi>{client}</bdi>
                <span className="block text-sm text-text-2">
                  <bdi>{title}</bdi>, valable jusqu’au {until}
                </span>
              </span>
              <span className="tabular-nums">{amount}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
