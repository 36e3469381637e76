import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
import type { toMoney, toStanding } from "./view.server";

const LINE = "flex flex-wrap items-center gap-y-1 gap-x-4 py-2 border-t border-t-line wrap-anywhere";

interface StandingProps {
  standing: ReturnType<typeof toStanding>;
  /** Of the project. */
  path: string;
}

/** Where a project stands as its client reads it, with the way to what the team may do. */
export function Standing({ standing, path }: StandingProps) {
  const { headline, progress, steps, news } = standing;
  return (
    <section className="mb-6 grid gap-3" aria-labelledby="standing-of">
      <h3 className="text-lg" id="standing-of">
        Ce que lit le client
      </h3>
      <p className="wrap-anywhere">
        {headline.step} {headline.turn && <strong>{headline.turn}</strong>}
      </p>
      {progress && <p className="note tabular-nums">{progress}</p>}
      {steps.length > 0 && (
        <ol>
          {steps.map(({ id, title, told, label, tone }) => (
            <li key={id} className={LINE}>
              <AppLink
                className="inline-flex items-center min-h-6 pointer-coarse:min-h-11"
                to={`${path}/etapes`}
                hydrated
              >
                <bdi>{title}</bdi>
              </AppLink>
              <Badge tone={tone}>{label}</Badge>
              {told && <span className="text-sm text-text-2 tabular-nums">{told}</span>}
            </li>
          ))}
        </ol>
      )}
      {news.length > 0 && (
        <div>
          <h3 className="text-lg mb-2">Dernières nouvelles</h3>
          <ul>
            {news.map(({ id, line }) => (
              <li key={id} className={LINE} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** The issued invoices of a project, and what is left to pay. */
export function ProjectInvoices({ left, invoices }: ReturnType<typeof toMoney>) {
  if (invoices.length === 0) return null;
  return (
    <section className="my-6" aria-labelledby="invoices-of">
      <h3 className="text-lg mb-2" id="invoices-of">
        Factures
      </h3>
      <p className="mb-2 tabular-nums">
        {left.length > 0 ? `Reste à payer\u202f: ${left.join(" + ")}` : "Tout est payé."}
      </p>
      <ul>
        {invoices.map(({ id, name, label, tone, amount }) => (
          <li key={id} className={LINE}>
            <AppLink
              className="inline-flex items-center min-h-6 pointer-coarse:min-h-11"
              to={`/admin/factures/${id}`}
              hydrated
            >
              {name}
            </AppLink>
            <Badge tone={tone}>{label}</Badge>
            <span className="figures ms-auto">{amount}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
