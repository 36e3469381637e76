import type { TermsSection as TermsSectionCopy } from "~/content/terms";
import { terms } from "~/content/terms";
import { pageCards } from "~/features/seo/model/share-cards";
import { PageJsonLd } from "~/shell/page-json-ld";
import { formatDate } from "~/site/format";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { AppLink } from "~/ui/app-link";
import { LinkButton } from "~/ui/link-button";

export const handle: RouteHandle = { cache: {} };

export const meta = () => seo({ title: terms.metaTitle, description: terms.metaDescription, card: pageCards.terms });

export default function TermsPage() {
  return (
    <article className="terms">
      <PageJsonLd crumbs={[{ name: terms.title, path: "/terms" }]} />
      <header className="wrap pt-[clamp(2.5rem,6vw,6rem)] pb-[clamp(2rem,4vw,4rem)]">
        <h1 className="leading-[calc(var(--title-leading)_*_0.88)] mb-6 text-[length:clamp(2.75rem,1.6rem_+_4.6vw,6rem)]">
          {terms.title}
        </h1>
        <p className="lead">{terms.lead}</p>
        <p className="note mt-5">
          Mis à jour le{" "}
          <time dateTime={terms.updatedOn}>{formatDate(new Date(terms.updatedOn)).replace(/^1 /, "1er ")}</time>
        </p>
      </header>
      <div className="wrap grid gap-y-10 gap-x-(--gap) pb-(--section) lg:grid-cols-12 lg:items-start print:block">
        <nav
          className="terms-contents py-5 border-y border-y-line-strong lg:col-[1_/_5] lg:sticky lg:top-6 print:hidden"
          aria-labelledby="sommaire"
        >
          <h2 className="mb-2 text-[1.25rem]" id="sommaire">
            Sommaire
          </h2>
          <ol>
            {terms.sections.map(({ title }, index) => (
              <li key={title}>
                <AppLink
                  className="flex items-center gap-3 min-h-11 text-text-2 no-underline hover:text-text hover:[text-decoration:underline_1px]"
                  to={`#${sectionId(index + 1)}`}
                >
                  <span className="figures min-w-6 text-text-3" aria-hidden="true">
                    {index + 1}
                  </span>
                  {title}
                </AppLink>
              </li>
            ))}
          </ol>
        </nav>
        <div className="lg:col-[6_/_13]">
          {terms.sections.map((section, index) => (
            <TermsSection key={section.title} section={section} number={index + 1} />
          ))}
          <p className="print:hidden">
            <LinkButton to="/contact">Nous écrire</LinkButton>
          </p>
        </div>
      </div>
    </article>
  );
}

interface TermsSectionProps {
  section: TermsSectionCopy;
  number: number;
}

function TermsSection({ section: { title, paragraphs, items }, number }: TermsSectionProps) {
  const id = sectionId(number);
  return (
    <section
      id={id}
      className="group grid gap-4 py-[clamp(1.75rem,3vw,3rem)] border-t border-t-line scroll-mt-4 max-lg:first:border-t-0 max-lg:first:pt-0 lg:first:[border-block-start-color:var(--line-strong)]"
      aria-labelledby={`${id}-titre`}
    >
      <h2 className="text-2xl" id={`${id}-titre`}>
        <span className="figures text-text-3 group-target:text-link">{number}.</span> {title}
      </h2>
      <div className="prose">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {items && (
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** The place of a numbered section in the page: contracts quote it, so it does not follow the title's wording. */
function sectionId(number: number): string {
  return `article-${number}`;
}
