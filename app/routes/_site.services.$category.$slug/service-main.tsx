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
    <div className="[&>*+*]:mt-[clamp(3.5rem,6vw,6rem)] [&_h2]:text-2xl [&_h2:not(.service-landing_*)]:mb-6 lg:col-[1_/_8]">
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
      <ul className="[&_svg]:flex-none [&_svg]:w-3.5 [&_svg]:h-3.5 [&_svg]:mt-1.25 [&_svg]:fill-category-text gap-x-(--gap) sm:[columns:2]">
        {features.map((feature) => (
          <li className="flex gap-3 py-3.25 border-t border-t-line break-inside-avoid" key={feature}>
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
    <section
      className="prose service-landing [&_h2]:mb-0 [&>:first-child]:mt-0 [&_:is(h3,_h4)]:text-xl [&_blockquote]:border-category [&_ul>li::before]:border-category [&_ul>li::before]:bg-category"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server by lib/html/sanitize-html
      dangerouslySetInnerHTML={{ __html: html }}
    />
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
      <ul className="[&>li]:min-w-0 [&_h3]:text-xl [&_h3]:leading-[1.1] [&_p]:mt-1.5 [&_p]:text-text-2 [&>li>a]:inline-flex [&>li>a]:items-center [&>li>a]:gap-2 [&>li>a]:min-h-11 [&>li>a]:text-link sm:[&>li]:grid sm:[&>li]:row-span-4 sm:[&>li]:col-span-2 sm:[&>li]:grid-rows-[subgrid] sm:[&>li]:content-start sm:[&>li]:pb-10 sm:[&>:is(:nth-child(4n+1),_:nth-child(4n))]:col-span-3 sm:[&>li:last-child:nth-child(odd)]:col-span-full sm:[&>li:last-child:nth-child(odd)_.example-cover:not(:has(.picture))]:aspect-[5/2] sm:[&>li>a]:justify-self-start grid gap-y-10 gap-x-(--gap) sm:grid-cols-5 sm:gap-y-0 print:block">
        {examples.map((example) => (
          <Example key={example.id} example={example} category={category} />
        ))}
      </ul>
    </section>
  );
}

/** On a phone said narrower than they stand, so that it fetches the smallest files: the page keeps within its weight. */
const EXAMPLE_SIZES = "(min-width: 56rem) 30rem, 60vw";

function Example({ example, category }: { example: ExampleView; category: ServiceCategory }) {
  const { title, description, imageUrl, imageAlt, projectUrl } = example;
  return (
    <li>
      <div className="example-cover [&>:not(.picture)]:absolute [&>:not(.picture)]:inset-0 [&>:not(.picture)]:w-full [&>:not(.picture)]:h-full [&_img]:absolute [&_img]:inset-0 [&_img]:w-full [&_img]:h-full [&_img]:object-cover relative self-end aspect-[4/3] mb-4 overflow-clip print:hidden">
        <ServiceCover category={category} title={title} width={480} height={360} edge={150} />
        {imageUrl && <Picture src={imageUrl} alt={imageAlt} sizes={EXAMPLE_SIZES} width={960} height={720} />}
      </div>
      {title && <h3>{title}</h3>}
      {description && <p>{description}</p>}
      {projectUrl && (
        <AppLink to={projectUrl}>
          {servicePage.projectLink}
          {title && <VisuallyHidden>{`\u202f: ${title}`}</VisuallyHidden>}
          <ArrowUpRight aria-hidden />
        </AppLink>
      )}
    </li>
  );
}
