import { scorePanel } from "~/features/seo-score/model/score";
import { directionOf } from "~/site/language";
import { ScorePanel } from "~/ui/score-panel";
import { DraftForm } from "./draft-form";
import { ReviewFacts, SimilarArticles, VersionList } from "./review-aside";
import { SectionForm, SectionKept } from "./section-form";
import type { WrittenScreen } from "./view.server";
import { WRITTEN_TEXT } from "./writing-desk";

/** The article beside what there is to know of it before it is kept. */
export function ReviewDesk({ screen }: { screen: WrittenScreen }) {
  const { review, postId, categories, versions } = screen;
  const marks = { lang: review.language, dir: directionOf(review.language) };
  return (
    <>
      <div className="*:min-w-0 grid gap-y-10 gap-x-(--gap) mt-7 mb-8 xl:grid-cols-[minmax(0,1fr)_minmax(24rem,28rem)] xl:gap-x-[clamp(2rem,4vw,4rem)]">
        <article className="xl:max-w-184" aria-labelledby="review-title">
          <h2
            className="mb-5 text-[length:clamp(1.875rem,1.5rem_+_1.4vw,2.5rem)] text-balance wrap-anywhere"
            id="review-title"
            {...marks}
          >
            {review.title}
          </h2>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the renderer of the public page */}
          <div className={WRITTEN_TEXT} {...marks} dangerouslySetInnerHTML={{ __html: review.html }} />
        </article>
        <div className="*:min-w-0 grid content-start gap-5">
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
