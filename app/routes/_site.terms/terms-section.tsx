import type { TermsSection as TermsSectionCopy } from "~/content/terms";
import { sectionId } from "./section-id";

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
