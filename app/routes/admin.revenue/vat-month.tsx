import { TallLink } from "~/ui/tall-link";
import { useSearchHref } from "~/ui/use-address";
import type { VatData } from "./view.server";

/** The VAT to declare for a month, by rate, on what was received in it. */
export function VatMonth({ vat }: { vat: VatData }) {
  const hrefFor = useSearchHref("/admin/revenue");
  const { month, name, before, after, rates, sums, feeWithheld, foreign } = vat;
  return (
    <section aria-labelledby="vat-title">
      <h2 className="text-[1.25rem]" id="vat-title">
        TVA à déclarer, {name}
      </h2>
      <p className="note mt-1">Elle est due sur les encaissements, moins les remboursements, en dirhams.</p>
      <nav aria-label="Mois de la déclaration" className="flex flex-wrap gap-x-6">
        <TallLink to={hrefFor({ mois: before })} hydrated preventScrollReset>
          Mois précédent
        </TallLink>
        <TallLink to={hrefFor({ mois: after })} hydrated preventScrollReset>
          Mois suivant
        </TallLink>
        <TallLink to={`/admin/revenue/export?mois=${month}`}>Encaissements du mois (CSV)</TallLink>
      </nav>
      <dl className="tabular-nums">
        {rates.map(({ label, base, tax }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 py-2 border-t border-t-line">
            <dt className="text-text-2">
              {label}, sur {base}
            </dt>
            <dd>{tax}</dd>
          </div>
        ))}
        {sums.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-6 py-2 border-t border-t-line-strong last:font-semibold last:border-b last:border-b-line-strong"
          >
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {foreign && (
        <p className="note mt-2">
          S’y ajoute, à convertir en dirhams, la TVA de paiements en devise{"\u202f"}: {foreign}.
        </p>
      )}
      {feeWithheld && (
        <p className="note mt-2">
          Retenues sur honoraires du mois{"\u202f"}: {feeWithheld}.
        </p>
      )}
    </section>
  );
}
