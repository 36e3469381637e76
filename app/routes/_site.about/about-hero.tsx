import { about } from "~/content/about";
import { useFigures } from "~/shell/use-figures";
import { withFigures } from "~/site/agency-figures";

/** Head of the page: who we are, in one sentence. */
export function AboutHero() {
  const figures = useFigures();
  return (
    <header className="about-hero wrap">
      <h1>{about.title}</h1>
      <p className="lead">{withFigures(about.lead, figures)}</p>
    </header>
  );
}
