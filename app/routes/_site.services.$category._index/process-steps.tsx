import type { ProcessStep } from "~/content/categories";
import type { ServiceCategory } from "~/features/services/model/service";
import { ProcessTile } from "./process-tile";

interface ProcessStepsProps {
  category: ServiceCategory;
  title: string;
  steps: readonly ProcessStep[];
}

/** How a project goes, in five steps; beside each the same tile, one stage further: drawn, cut, laid, lit. */
export function ProcessSteps({ category, title, steps }: ProcessStepsProps) {
  return (
    <section className="section process" aria-labelledby="etapes">
      <div className="wrap">
        <h2 id="etapes" className="title-4xl">
          {title}
        </h2>
        <ol className="process-steps">
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <ProcessTile category={category} step={index} />
              <div>
                <h3>
                  <span className="process-number figures">{index + 1}</span> {title}
                </h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
