import type { TermsSection as TermsSectionCopy } from "~/content/terms";
import { terms } from "~/content/terms";
import { formatDate } from "~/site/format";
import { AppLink } from "~/ui/app-link";

/** Title, purpose, and the day on which these words last changed. */
export function TermsHead() {
  return (
    <header className="terms-head wrap">
      <h1>{terms.title}</h1>
      <p className="lead">{terms.lead}</p>
      <p className="note">
        Mis à jour le{" "}
        <time dateTime={terms.updatedOn}>{formatDate(new Date(terms.updatedOn)).replace(/^1 /, "1er ")}</time>
      </p>
    </header>
  );
}

/** The eleven sections at a glance. */
export function TermsContents() {
  return (
    <nav className="terms-contents" aria-labelledby="sommaire">
      <h2 id="sommaire">Sommaire</h2>
      <ol>
        {terms.sections.map(({ title }, index) => (
          <li key={title}>
            <AppLink to={`#${sectionId(index + 1)}`}>
              <span className="figures" aria-hidden="true">
                {index + 1}
              </span>
              {title}
            </AppLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface TermsSectionProps {
  section: TermsSectionCopy;
  number: number;
}

/** One numbered section of the terms. */
export function TermsSection({ section: { title, paragraphs, items }, number }: TermsSectionProps) {
  const id = sectionId(number);
  return (
    <section id={id} className="terms-section" aria-labelledby={`${id}-titre`}>
      <h2 id={`${id}-titre`}>
        <span className="terms-number figures">{number}.</span> {title}
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
