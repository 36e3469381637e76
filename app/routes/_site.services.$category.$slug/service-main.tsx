import { ArrowUpRight } from "lucide-react";
import { Khatam } from "~/brand/khatam";
import { servicePage } from "~/content/service-pages";
import { ServiceCover } from "~/features/services/components/service-cover";
import type { ServiceCategory } from "~/features/services/model/service";
import { AppLink } from "~/ui/app-link";
import { Picture } from "~/ui/picture";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { ExampleView, ServiceView } from "./view.server";

/** What the service includes, its own section, and projects of its kind. */
export function ServiceMain({ service: { features, landingHtml, examples, category } }: { service: ServiceView }) {
  return (
    <div className="service-main">
      <FeatureList features={features} />
      {landingHtml && <LandingSection html={landingHtml} />}
      <ExampleList examples={examples} category={category} />
    </div>
  );
}

/** What the service includes. */
function FeatureList({ features }: { features: string[] }) {
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

/** The service's own section, written in the back office and sanitised by the loader. */
function LandingSection({ html }: { html: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server by lib/html/sanitize-html
    <section className="prose service-landing" dangerouslySetInnerHTML={{ __html: html }} />
  );
}

interface ExampleListProps {
  examples: ExampleView[];
  category: ServiceCategory;
}

/** Projects of this kind, each with its picture, or with the patch of wall its name draws. */
function ExampleList({ examples, category }: ExampleListProps) {
  if (examples.length === 0) return null;
  return (
    <section aria-labelledby="exemples">
      <h2 id="exemples">{servicePage.examplesTitle}</h2>
      <ul className="example-list">
        {examples.map((example) => (
          <Example key={example.id} example={example} category={category} />
        ))}
      </ul>
    </section>
  );
}

function Example({ example, category }: { example: ExampleView; category: ServiceCategory }) {
  const { title, description, imageUrl, imageAlt, projectUrl } = example;
  return (
    <li>
      <div className="example-cover">
        <ServiceCover category={category} title={title} width={480} height={360} edge={150} />
        {imageUrl && (
          <Picture src={imageUrl} alt={imageAlt} sizes="(min-width: 56rem) 30rem, 100vw" width={960} height={720} />
        )}
      </div>
      {title && <h3>{title}</h3>}
      {description && <p>{description}</p>}
      {projectUrl && (
        <AppLink to={projectUrl}>
          {servicePage.projectLink}
          {title && <VisuallyHidden>{` : ${title}`}</VisuallyHidden>}
          <ArrowUpRight aria-hidden />
        </AppLink>
      )}
    </li>
  );
}
