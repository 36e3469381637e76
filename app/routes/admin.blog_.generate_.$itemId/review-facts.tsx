import { SEO_IDEALS } from "~/features/seo-score/model/ideals";
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
