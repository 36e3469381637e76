import { scorePanel } from "~/features/seo-score/model/score";
import { directionOf } from "~/site/language";
import { ScorePanel } from "~/ui/score-panel";
import { DraftForm } from "./draft-form";
import { ReviewFacts, SimilarArticles, VersionList } from "./review-aside";
import { SectionForm, SectionKept } from "./section-form";
import type { WrittenScreen } from "./view.server";

/** The article beside what there is to know of it before it is kept. */
export function ReviewDesk({ screen }: { screen: WrittenScreen }) {
  const { review, postId, categories, versions } = screen;
  const marks = { lang: review.language, dir: directionOf(review.language) };
  return (
    <>
      <div className="review-desk">
        <article className="review-text" aria-labelledby="review-title">
          <h2 id="review-title" {...marks}>
            {review.title}
          </h2>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the renderer of the public page */}
          <div className="prose" {...marks} dangerouslySetInnerHTML={{ __html: review.html }} />
        </article>
        <div className="review-aside">
          <ScorePanel {...scorePanel(review.score)} />
          <ReviewFacts review={review} />
          <SimilarArticles articles={review.similar} />
          {postId ? <SectionKept postId={postId} /> : <SectionForm sections={review.sections} />}
          {versions.length > 1 && <VersionList versions={versions} />}
        </div>
      </div>
      <DraftForm categories={categories} postId={postId} />
    </>
  );
}
