import { Pattern } from "~/brand/pattern";
import { laidFromStart } from "~/brand/zellige/stages";
import type { CategoryCopy } from "~/content/categories";
import { CATEGORY_MOTIFS } from "~/features/services/model/service";

/** Head of a category: its promise, and its motif on the way from drawing to wall. */
export function CategoryHero({ copy }: { copy: CategoryCopy }) {
  return (
    <header className="category-hero">
      <div className="category-hero-text">
        <p className="category-badge">{copy.name}</p>
        <h1>{copy.heroTitle}</h1>
        <p className="lead">{copy.lead}</p>
      </div>
      <Pattern
        className="category-hero-art"
        seed={copy.slug}
        motif={CATEGORY_MOTIFS[copy.slug]}
        width={760}
        height={620}
        edge={200}
        centre={[470, 300]}
        isSymmetric
        state={laidFromStart({ line: 150, flat: 260, jitter: 90 })}
      />
    </header>
  );
}
