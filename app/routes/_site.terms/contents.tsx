import { terms } from "~/content/terms";
import { AppLink } from "~/ui/app-link";
import { sectionId } from "./section-id";

/** The eleven sections at a glance. */
export function Contents() {
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
