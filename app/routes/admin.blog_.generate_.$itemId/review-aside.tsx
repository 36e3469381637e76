import { SEO_IDEALS } from "~/features/seo-score/model/ideals";
import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
import type { WrittenScreen } from "./view.server";

const { descriptionMin, descriptionMax } = SEO_IDEALS;

/** What search engines and readers see around the text. */
export function ReviewFacts({ review }: { review: WrittenScreen["review"] }) {
  const { metaDescription, descriptionLength, seoKeywords, tags, words, minutes, shortfall } = review;
  return (
    <section className="review-box" aria-labelledby="review-facts">
      <h2 id="review-facts">Autour du texte</h2>
      <dl className="review-facts">
        <div>
          <dt>
            Méta description{" "}
            <span className="note figures">
              {descriptionLength} caractères (idéal : {descriptionMin}-{descriptionMax})
            </span>
          </dt>
          <dd dir="auto">{metaDescription}</dd>
        </div>
        <div>
          <dt>Mots-clés</dt>
          <dd dir="auto">{seoKeywords.length > 0 ? seoKeywords.join(", ") : "Aucun"}</dd>
        </div>
        <div>
          <dt>Tags</dt>
          <dd dir="auto">{tags.length > 0 ? tags.join(", ") : "Aucun"}</dd>
        </div>
        <div>
          <dt>Longueur</dt>
          <dd className="figures">
            {words} mots, {minutes} min de lecture {shortfall && <Badge tone="red">{shortfall}</Badge>}
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** What the blog has on the same matter, so that it does not repeat itself. */
export function SimilarArticles({ articles }: { articles: WrittenScreen["review"]["similar"] }) {
  return (
    <section className="review-box" aria-labelledby="similar">
      <h2 id="similar">Articles proches</h2>
      {articles.length === 0 ? (
        <p className="note">Le blog ne parle pas encore de ce sujet.</p>
      ) : (
        <ul className="similar-articles">
          {articles.map(({ id, title, is_published }) => (
            <li key={id}>
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

/** The article before and after each of its parts was written anew. */
export function VersionList({ versions }: { versions: WrittenScreen["versions"] }) {
  return (
    <nav className="review-box" aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      <ul className="version-list">
        {versions.map(({ to, label, isCurrent }) => (
          <li key={to}>
            <AppLink to={to} hydrated aria-current={isCurrent ? "page" : undefined}>
              <bdi>{label}</bdi>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
