import type { ShownDossier } from "~/features/quotes/model/client-quote";
import type { DossierWords } from "~/features/quotes/model/dossier-words";
import { formatMoney } from "~/lib/money/format-money";
import type { Language } from "~/site/language";

export function Dossier({
  dossier,
  words,
  language,
}: {
  dossier: ShownDossier;
  words: DossierWords;
  language: Language;
}) {
  const { name, role, accepted, ip, userAgent, document, documentSha256, chosen } = dossier;
  const options = document.lines.filter(({ id }) => chosen.includes(id)).map(({ designation }) => designation);
  const rows = [
    { term: words.by, value: name },
    { term: words.role, value: role },
    { term: words.at, value: accepted },
    { term: words.total, value: formatMoney(document.gross, document.currency, language), isLtr: true },
    { term: words.options, value: options.join(", ") || words.noOption },
    { term: words.address, value: ip ?? "", isLtr: true },
    { term: words.browser, value: userAgent ?? "", isLtr: true },
    { term: words.digest, value: documentSha256, isLtr: true },
  ];
  return (
    <section className="py-6 px-6 border border-line bg-surface-2" aria-labelledby="dossier-title">
      <h2 className="text-xl mb-3" id="dossier-title">
        {words.title}
      </h2>
      <dl>
        {rows
          .filter(({ value }) => value)
          .map(({ term, value, isLtr }) => (
            <div
              className="py-1.5 sm:grid sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-4 border-b border-b-line last:border-b-0"
              key={term}
            >
              <dt className="text-text-2">{term}</dt>
              <dd className="wrap-anywhere">
                <bdi {...(isLtr && { dir: "ltr" })}>{value}</bdi>
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
