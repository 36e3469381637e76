import type { ProcessStep } from "~/content/categories";
import type { ServiceCategory } from "~/features/services/model/service";
import { ProcessTile } from "./process-tile";

/** How a project goes, in five steps; beside each the same tile, one stage further: drawn, cut, laid, lit. */
export function ProcessSteps({
  category,
  title,
  steps,
}: {
  category: ServiceCategory;
  title: string;
  steps: readonly ProcessStep[];
}) {
  return (
    <section className="section process border-t border-t-line bg-surface-2" aria-labelledby="etapes">
      <div className="wrap">
        <h2 id="etapes" className="title-4xl max-w-[16ch] mb-[clamp(2.5rem,5vw,5rem)]">
          {title}
        </h2>
        <ol className="grid lg:grid-cols-5 lg:gap-x-(--gap) print:block">
          {steps.map(({ title, text }, index) => (
            <li
              className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-5 items-start sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-8 lg:block print:block"
              key={title}
            >
              <ProcessTile category={category} step={index} />
              <div className="last:pt-1 last:pb-6 lg:last:pt-6 lg:last:pb-0">
                <h3 className="text-xl mb-2">
                  <span className="figures text-category-text">{index + 1}</span> {title}
                </h3>
                <p className="text-text-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
