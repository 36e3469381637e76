import { ArticleCover } from "~/features/blog/components/article-cover";
import { ArticleTitle } from "~/features/blog/components/article-title";
import { articlePath, lookOfCategory } from "~/features/blog/model/post";
import { languageMarks } from "~/site/language";
import { CardLink } from "~/ui/card-link";
import type { ListedPost } from "./view.server";

const TITLE = "text-[length:clamp(1.5rem,1.2rem_+_1.4vw,2.5rem)] leading-[calc(var(--title-leading)_*_1.04)]";
const PAIR = "py-7 border-t border-t-line lg:py-[clamp(2.5rem,4vw,4rem)] lg:border-t-0";
const ROW = "py-7 border-t border-t-line lg:py-0";
const ROW_TEXT = "lg:grid-cols-subgrid lg:gap-x-(--gap) lg:py-7";

/**
 * How a card looks in its place; in a list of results a row has no picture beside it. `sizes` says how wide a picture
 * of 16 by 10 is drawn to cover its frame, which may be narrower.
 */
const LOOKS: Record<
  ListedPost["place"],
  { card: string; cover: string; text: string; title: string; more: string; sizes: string }
> = {
  "is-lead": {
    card: "grid-cols-[minmax(0,1fr)] gap-4 pb-9 lg:col-span-full lg:grid-cols-12 lg:gap-y-0 lg:gap-x-(--gap) lg:min-h-[clamp(26rem,42vw,40rem)] lg:content-stretch lg:py-0",
    cover: "mx-[calc(-1_*_var(--outside))] aspect-[16/10] lg:col-[6_/_13] lg:self-stretch lg:aspect-auto lg:ms-0",
    text: "lg:[grid-area:1_/_1_/_2_/_6] lg:content-end lg:py-12 lg:pe-4",
    title: "text-4xl leading-[calc(var(--title-leading)_*_0.96)]",
    more: "",
    sizes: "(min-width: 56.25rem) 68vw, 100vw",
  },
  "is-wide": {
    card: `peer grid-cols-[minmax(0,1fr)] gap-4 lg:col-[6_/_13] lg:has-[+.is-tall]:col-[1_/_8] ${PAIR}`,
    cover: "aspect-[16/10]",
    text: "",
    title: TITLE,
    more: "",
    sizes: "(min-width: 56.25rem) 54vw, 92vw",
  },
  "is-tall": {
    card: `grid-cols-[minmax(0,1fr)] gap-4 lg:col-[1_/_5] lg:peer-[.is-wide]:col-[9_/_13] ${PAIR}`,
    // A wall fills any frame; a picture would lose its sides.
    cover: "aspect-[4/5] has-[.picture]:aspect-[16/10]",
    text: "",
    title: TITLE,
    more: "",
    sizes: "(min-width: 56.25rem) 32vw, 92vw",
  },
  "is-row": {
    card: `grid-cols-[minmax(0,1fr)_6.5rem] gap-5 sm:grid-cols-[minmax(0,1fr)_10rem] lg:col-span-full lg:grid-cols-12 lg:gap-y-0 lg:gap-x-(--gap) lg:min-h-42 lg:content-stretch ${ROW}`,
    cover:
      "order-1 self-start aspect-square lg:col-[10_/_13] lg:self-stretch lg:aspect-auto lg:me-[calc(-1_*_var(--outside))]",
    text: `lg:col-[1_/_10] ${ROW_TEXT}`,
    title: `${TITLE} lg:[grid-area:1_/_1_/_span_2_/_6]`,
    more: "lg:col-[6_/_10]",
    sizes: "(min-width: 56.25rem) 27vw, (min-width: 40rem) 16rem, 10.5rem",
  },
  "is-result": {
    card: `grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-9 lg:gap-x-(--gap) ${ROW}`,
    cover: "order-1 self-start aspect-square",
    text: `lg:col-span-full ${ROW_TEXT}`,
    title: `${TITLE} lg:[grid-area:1_/_1_/_span_2_/_6]`,
    more: "lg:col-[6_/_10]",
    sizes: "(min-width: 56.25rem) 27vw, 100vw",
  },
};

export function PostCard({ post }: { post: ListedPost }) {
  const { slug, title, excerpt, language, category, cover, place, publishedAt, publishedOn } = post;
  const marks = languageMarks(language);
  const isLead = place === "is-lead";
  const isRow = place === "is-row" || place === "is-result";
  const look = LOOKS[place];
  return (
    <article
      className={`story-card group relative grid content-start has-[a:focus-visible]:[outline:2px_solid_var(--accent)] has-[a:focus-visible]:outline-offset-3 ${place} ${look.card} ${lookOfCategory(category).className}`}
    >
      {cover && (
        <ArticleCover
          className={`story-card-cover group-hover:[--light:-28deg] [view-transition-class:cover] [transition:--light_0.3s] ${look.cover}`}
          cover={cover}
          slug={slug}
          isFirst={isLead}
          sizes={look.sizes}
        />
      )}
      <div className={`grid gap-3.5 content-start min-w-0 wrap-anywhere ${look.text}`}>
        <h2 className={look.title} {...marks}>
          <CardLink className="group-hover:underline-title" to={articlePath(post)} hrefLang={marks.lang}>
            <ArticleTitle slug={slug} title={title} />
          </CardLink>
        </h2>
        <p
          className={`story-card-excerpt max-w-[58ch] text-text-2 ${isLead ? "text-lg" : ""} ${place === "is-row" ? "max-sm:hidden" : ""} ${look.more}`}
          {...marks}
        >
          {excerpt}
        </p>
        <p
          className={`flex flex-wrap gap-y-1 gap-x-3.5 text-text-3 text-sm ${isLead ? "lg:-order-1" : ""} ${isRow ? "lg:self-end" : ""} ${marks.dir === "rtl" ? "justify-end" : ""} ${look.more}`}
        >
          <b className="text-category-text font-[560]">{category}</b>
          {publishedOn && <time dateTime={publishedAt}>{publishedOn}</time>}
        </p>
      </div>
    </article>
  );
}
