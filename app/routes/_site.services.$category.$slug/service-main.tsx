import { ArrowUpRight } from "lucide-react";
import { Khatam } from "~/brand/khatam";
import { servicePage } from "~/content/service-pages";
import { ServiceCover } from "~/features/services/components/service-cover";
import type { ServiceCategory } from "~/features/services/model/service";
import { Picture } from "~/ui/picture";
import { TallLink } from "~/ui/tall-link";
import type { ExampleView, ServiceView } from "./view.server";

const PART = "not-first:mt-[clamp(3.5rem,6vw,6rem)]";
const PART_TITLE = "mb-6 text-2xl";

export function ServiceMain({ service: { features, landingHtml, examples, category } }: { service: ServiceView }) {
  return (
    <div className="lg:col-[1_/_8]">
      <FeatureList features={features} />
      {landingHtml && (
        <section
          className={`prose service-landing ${PART} [&>:first-child]:mt-0 [&_h4]:text-xl [&_blockquote]:border-category [&_ul>li::before]:bg-category`}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server by lib/html/sanitize-html
          dangerouslySetInnerHTML={{ __html: landingHtml }}
        />
      )}
      <ExampleList examples={examples} category={category} />
    </div>
  );
}

function FeatureList({ features }: { features: string[] }) {
  if (features.length === 0) return null;
  return (
    <section className={PART} aria-labelledby="inclus">
      <h2 className={PART_TITLE} id="inclus">
        {servicePage.featuresTitle}
      </h2>
      <ul className="gap-x-(--gap) sm:[columns:2]">
        {features.map((feature) => (
          <li className="flex gap-3 py-3.25 border-t border-t-line break-inside-avoid" key={feature}>
            <Khatam className="flex-none size-3.5 mt-1.25 fill-category-text" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Projects of this kind, each with its picture, or with the patch of wall its name draws. */
function ExampleList({ examples, category }: { examples: ExampleView[]; category: ServiceCategory }) {
  if (examples.length === 0) return null;
  return (
    <section className={PART} aria-labelledby="exemples">
      <h2 className={PART_TITLE} id="exemples">
        {servicePage.examplesTitle}
      </h2>
      <ul className="grid gap-y-10 gap-x-(--gap) sm:grid-cols-5 sm:gap-y-0 print:block">
        {examples.map((example, index) => (
          <Example
            key={example.id}
            example={example}
            category={category}
            isAlone={index === examples.length - 1 && index % 2 === 0}
          />
        ))}
      </ul>
    </section>
  );
}

/** On a phone said narrower than they stand, so that it fetches the smallest files: the page keeps within its weight. */
const EXAMPLE_SIZES = "(min-width: 56rem) 30rem, 60vw";

/** Two a row, a wide one and a narrow one in turns; the fourth of every four is wide again. */
const IN_TURNS = "sm:col-span-2 sm:nth-[4n+1]:col-span-3 sm:nth-[4n]:col-span-3";

interface ExampleProps {
  example: ExampleView;
  category: ServiceCategory;
  /** Whether it has the last row to itself. */
  isAlone: boolean;
}

function Example({ example, category, isAlone }: ExampleProps) {
  const { title, description, imageUrl, imageAlt, projectUrl } = example;
  return (
    <li
      className={`min-w-0 sm:grid sm:row-span-4 sm:grid-rows-[subgrid] sm:content-start sm:pb-10 ${isAlone ? "sm:col-span-full" : IN_TURNS}`}
    >
      <div
        className={`example-cover relative self-end aspect-[4/3] mb-4 overflow-clip print:hidden ${isAlone ? "sm:not-has-[.picture]:aspect-[5/2]" : ""}`}
      >
        <ServiceCover
          className="absolute inset-0"
          category={category}
          title={title}
          width={480}
          height={360}
          edge={150}
        />
        {imageUrl && <Picture isFilling src={imageUrl} alt={imageAlt} sizes={EXAMPLE_SIZES} width={960} height={720} />}
      </div>
      {title && <h3 className="text-xl leading-[1.1]">{title}</h3>}
      {description && <p className="mt-1.5 text-text-2">{description}</p>}
      {projectUrl && (
        <TallLink className="gap-2 text-link sm:justify-self-start" to={projectUrl}>
          {servicePage.projectLink}
          {title && <span className="sr-only">{`\u202f: ${title}`}</span>}
          <ArrowUpRight aria-hidden />
        </TallLink>
      )}
    </li>
  );
}
