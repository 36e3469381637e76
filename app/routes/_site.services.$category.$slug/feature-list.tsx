import { Khatam } from "~/brand/khatam";
import { servicePage } from "~/content/service-pages";

/** What the service includes. */
export function FeatureList({ features }: { features: string[] }) {
  if (features.length === 0) return null;
  return (
    <section aria-labelledby="inclus">
      <h2 id="inclus">{servicePage.featuresTitle}</h2>
      <ul className="feature-list">
        {features.map((feature) => (
          <li key={feature}>
            <Khatam />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
