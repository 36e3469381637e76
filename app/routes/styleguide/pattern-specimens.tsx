import { Pattern } from "~/brand/pattern";
import { Specimen } from "./specimen";

const FAMILIES = [
  ["sharp", "programming", "Programmation & Technologie"],
  ["broad", "graphics", "Design & Graphisme"],
  ["contact", "content", "Contenu & Marketing"],
  ["slender", "business", "Business & Data"],
] as const;

export function PatternSpecimens() {
  return (
    <Specimen title="Motifs">
      <div className="grid gap-4 sm:grid-cols-2">
        {FAMILIES.map(([motif, category, name]) => (
          <div key={motif} className={`cat-${category} grid gap-2`}>
            <Pattern className="aspect-16/10" seed={name} motif={motif} />
            <p className="inline-flex gap-3 items-center text-category-text font-[560] before:w-11 before:h-2 before:bg-category">
              {name}
            </p>
          </div>
        ))}
      </div>
    </Specimen>
  );
}
