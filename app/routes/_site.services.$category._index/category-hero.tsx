import { Pattern } from "~/brand/pattern";
import { laidFromStart } from "~/brand/zellige/stages";
import type { CategoryCopy } from "~/content/categories";
import { CATEGORY_MOTIFS } from "~/features/services/model/service";

/** Head of a category: its promise, and its motif on the way from drawing to wall. */
export function CategoryHero({ copy }: { copy: CategoryCopy }) {
  return (
    <header className="[--outside:max(var(--gutter),calc((100vw_-_var(--page))_/_2_+_var(--gutter)))] grid px-(--outside) overflow-clip border-b border-b-line lg:grid-cols-[7fr_5fr] print:block">
      <div className="py-[clamp(2.5rem,6vw,6.5rem)]">
        <p className="inline-flex gap-3 items-center text-category-text font-[560] before:w-11 before:h-2 before:bg-category">
          {copy.name}
        </p>
        <h1 className="text-5xl leading-[calc(var(--title-leading)_*_0.88)] mt-5 mb-7 text-balance">
          {copy.heroTitle}
        </h1>
        <p className="lead">{copy.lead}</p>
      </div>
      <div className="category-hero-art relative mx-[calc(-1_*_var(--outside))] overflow-clip min-h-68 lg:ms-0 lg:[mask-image:linear-gradient(to_right,#0000,#000_24%)] print:hidden">
        <Pattern
          className="absolute inset-0"
          seed={copy.slug}
          motif={CATEGORY_MOTIFS[copy.slug]}
          width={760}
          height={620}
          edge={200}
          centre={[470, 300]}
          isSymmetric
          state={laidFromStart({ line: 150, flat: 260, jitter: 90 })}
        />
      </div>
    </header>
  );
}
