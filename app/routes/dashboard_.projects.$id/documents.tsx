import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
import type { DocumentsView } from "./view.server";

/** The quotes and invoices of a project, and what is still to be paid. Nothing where there are none. */
export function Documents({ documents }: { documents: DocumentsView }) {
  const { title, toPay, settled, items } = documents;
  if (items.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby="documents">
      <h2 className="mb-2 text-2xl" id="documents">
        {title}
      </h2>
      <p className={toPay ? "mb-4 text-lg font-[600] tabular-nums" : "mb-4 text-text-2"}>{toPay ?? settled}</p>
      <ul>
        {items.map(({ id, to, name, number, label, tone, amount, due }) => (
          <li
            key={id}
            className="grid gap-x-6 gap-y-1 py-3 border-t border-t-line md:grid-cols-[2fr_1fr_auto] md:items-baseline"
          >
            <p className="min-w-0 wrap-anywhere">
              <AppLink className="inline-flex flex-wrap items-center gap-x-2 min-h-11 md:min-h-6" to={to} hydrated>
                <bdi>{name}</bdi> <bdi dir="ltr">{number}</bdi>
              </AppLink>
            </p>
            <p>
              <Badge tone={tone}>{label}</Badge>
              {due && <span className="block text-sm text-text-2">{due}</span>}
            </p>
            <p className="tabular-nums md:text-end">
              <bdi>{amount}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
