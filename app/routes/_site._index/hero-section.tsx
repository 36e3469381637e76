import { ArrowRight } from "lucide-react";
import { Khatam } from "~/brand/khatam";
import { hero } from "~/content/home";
import { useFigures } from "~/shell/use-figures";
import { moreThan } from "~/site/landing-page-language";
import { LinkButton } from "~/ui/link-button";
import { Wall } from "./wall";
import { heroWall } from "./walls";

/** The promise, and the wall that performs it: drawing on the left, laid and lit tiles on the right. */
export function HeroSection() {
  const figures = useFigures();
  return (
    <section className="home-hero">
      <div className="wrap home-hero-text">
        <p className="home-hero-badge">
          <Khatam />
          {hero.badge}
        </p>
        <h1 className="home-headline">
          {hero.headline.map((line) => (
            <span key={line} className="home-headline-line">
              {line}{" "}
            </span>
          ))}
        </h1>
        <p className="lead home-lead">{hero.lead}</p>
        <div className="btn-row home-buttons">
          <LinkButton variant="primary" to="/contact">
            {hero.primaryButton}
            <ArrowRight aria-hidden="true" />
          </LinkButton>
          <LinkButton to="#services">{hero.secondaryButton}</LinkButton>
        </div>
        <Wall className="home-hero-wall" svg={heroWall()} />
        <dl className="home-statistics">
          {hero.statistics.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{moreThan("fr", figures[figure])}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
