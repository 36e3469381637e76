import { ArrowRight, Clock, FileCheck, LockOpen } from "lucide-react";
import { technology } from "~/content/home";
import { whatsappUrl } from "~/lib/web/whatsapp";
import { LinkButton } from "~/ui/link-button";
import { Wall } from "./wall";
import { blueWall } from "./walls";

/** In the order of the promises. */
const PROMISE_ICONS = [Clock, FileCheck, LockOpen];

/** The question, on a field of Majorelle blue. */
export function TechnologySection({ whatsappNumber }: { whatsappNumber: string }) {
  return (
    <section className="technology field-of-blue" aria-labelledby="technology-title">
      <Wall className="technology-wall" svg={blueWall()} />
      <div className="wrap technology-text">
        <h2 className="technology-title" id="technology-title">
          {technology.title}
        </h2>
        <p className="technology-lead">{technology.text}</p>
        <div className="btn-row">
          <LinkButton variant="primary" to={whatsappUrl(whatsappNumber, technology.message)}>
            {technology.primaryButton}
            <ArrowRight aria-hidden="true" />
          </LinkButton>
          <LinkButton to={technology.secondaryHref}>{technology.secondaryButton}</LinkButton>
        </div>
        <ul className="technology-promises">
          {technology.promises.map((promise, i) => {
            const Icon = PROMISE_ICONS[i]!;
            return (
              <li key={promise}>
                <Icon aria-hidden="true" />
                {promise}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
