import { Khatam } from "~/brand/khatam";
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

/** The mission, and the vision. */
export function Statements() {
  return (
    <div className="statements">
      {[about.mission, about.vision].map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </div>
  );
}

/** The four values, each with what it means in practice. */
export function Values() {
  return (
    <section className="values" aria-labelledby="valeurs">
      <div className="wrap">
        <h2 id="valeurs">{about.values.title}</h2>
        <dl className="value-list">
          {about.values.items.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** Four reasons to choose the agency. */
export function Reasons() {
  return (
    <section className="section wrap cols about-reasons" aria-labelledby="raisons">
      <h2 id="raisons" className="title-4xl">
        {about.reasons.title}
      </h2>
      <ul>
        {about.reasons.items.map(({ title, text }) => (
          <li key={title}>
            <Khatam />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
