import type { ReactNode } from "react";
import { SEO_IDEALS } from "~/features/blog/score/score";
import { formatNumber } from "~/lib/text/format-number";
import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
import { ScreenLink } from "~/ui/screen-link";
import type { WrittenScreen } from "./view.server";

const PANEL = "grid gap-3 py-4.5 px-5 border border-line bg-surface-2 wrap-anywhere";

const { descriptionMin, descriptionMax } = SEO_IDEALS;

export function ReviewFacts({ review }: { review: WrittenScreen["review"] }) {
  const { metaDescription, descriptionLength, seoKeywords, tags, words, characters, minutes, shortfall } = review;
  return (
    <section className={PANEL} aria-labelledby="review-facts">
      <h2 className="text-[1.25rem]" id="review-facts">
        Autour du texte
      </h2>
      <dl className="grid gap-3">
        <Fact
          term="Méta description"
          note={`${descriptionLength} caractères (idéal\u202f: ${descriptionMin}-${descriptionMax})`}
        >
          {metaDescription}
        </Fact>
        <Fact term="Mots-clés">{seoKeywords.length > 0 ? seoKeywords.join(", ") : "Aucun"}</Fact>
        <Fact term="Tags">{tags.length > 0 ? tags.join(", ") : "Aucun"}</Fact>
        <Fact term="Longueur">
          <span className="figures">
            {formatNumber(words)} mots, {formatNumber(characters)} caractères, {minutes} min de lecture{" "}
            {shortfall && <Badge tone="red">{shortfall}</Badge>}
          </span>
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ term, note, children }: { term: string; note?: string; children: ReactNode }) {
  return (
    <div className="pt-3 border-t border-t-line">
      <dt className="flex flex-wrap justify-between gap-x-4 font-[560]">
        {term} {note && <span className="note figures font-normal">{note}</span>}
      </dt>
      <dd className="text-text-2" dir="auto">
        {children}
      </dd>
    </div>
  );
}

export function SimilarArticles({ articles }: { articles: WrittenScreen["review"]["similar"] }) {
  return (
    <section className={PANEL} aria-labelledby="similar">
      <h2 className="text-[1.25rem]" id="similar">
        Articles proches
      </h2>
      {articles.length === 0 ? (
        <p className="note">Le blog ne parle pas encore de ce sujet.</p>
      ) : (
        <ul>
          {articles.map(({ id, title, is_published }) => (
            <li className="flex justify-between items-baseline gap-y-1 gap-x-4 py-2.5 border-t border-t-line" key={id}>
              <AppLink to={`/admin/blog/${id}`} target="_blank">
                <bdi>{title}</bdi>
                <span className="sr-only"> (nouvel onglet)</span>
              </AppLink>
              <Badge tone={is_published ? "green" : "yellow"}>{is_published ? "Publié" : "Brouillon"}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function VersionList({ versions }: { versions: WrittenScreen["versions"] }) {
  return (
    <nav className={PANEL} aria-labelledby="versions">
      <h2 className="text-[1.25rem]" id="versions">
        Versions
      </h2>
      <ul>
        {versions.map(({ to, label, isCurrent }) => (
          <li className="flex justify-between items-baseline gap-y-1 gap-x-4 py-2.5 border-t border-t-line" key={to}>
            <ScreenLink
              className="aria-[current]:text-text aria-[current]:font-[560] aria-[current]:no-underline"
              to={to}
              aria-current={isCurrent ? "page" : undefined}
            >
              <bdi>{label}</bdi>
            </ScreenLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
