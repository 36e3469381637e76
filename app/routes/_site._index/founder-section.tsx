import { ceo } from "~/content/home";
import { LinkButton } from "~/ui/link-button";
import { Wall } from "./wall";
import { nicheWall } from "./walls";

/** Whose house it is. */
export function FounderSection({ siteName }: { siteName: string }) {
  return (
    <section className="founder" aria-labelledby="founder-title">
      <div className="wrap founder-columns">
        <Wall className="founder-niche" svg={nicheWall()} />
        <div className="founder-text">
          <h2 className="founder-title" id="founder-title">
            {ceo.title}
          </h2>
          <blockquote className="founder-quote">
            {ceo.quote.map((paragraph, i) => (
              <p key={paragraph}>
                {i === 0 && "«\u00a0"}
                {paragraph}
                {i === ceo.quote.length - 1 && "\u00a0»"}
              </p>
            ))}
          </blockquote>
          <div className="founder-signature">
            <p>
              <b className="founder-name">{ceo.name}</b>
              <span className="note">
                {ceo.role}, {siteName}
              </span>
            </p>
            <LinkButton size="sm" to="/about">
              {ceo.link}
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  );
}
