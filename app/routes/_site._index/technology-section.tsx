import { ArrowRight, Clock, FileCheck, LockOpen } from "lucide-react";
import { technology } from "~/content/home";
import { useWayOut } from "~/shell/use-way-out";
import { LinkButton } from "~/ui/link-button";
import { HomeWall } from "./wall";

/** In the order of the promises. */
const PROMISE_ICONS = [Clock, FileCheck, LockOpen];

/** The question, on a field of Majorelle blue. */
export function TechnologySection() {
  const wayOut = useWayOut();
  return (
    <section className="technology field-of-blue relative overflow-clip" aria-labelledby="technology-title">
      <HomeWall
        className="h-60 lg:absolute lg:inset-y-0 lg:end-0 lg:w-[54%] lg:h-auto lg:[mask-image:linear-gradient(to_right,transparent,#000_34%)]"
        name="technology"
      />
      <div className="wrap pt-12 pb-10 lg:relative lg:py-[clamp(4.5rem,8vw,8rem)]">
        <h2 className="max-w-[15ch] text-[length:clamp(2.75rem,1.5rem_+_5vw,6rem)] leading-[0.9]" id="technology-title">
          {technology.title}
        </h2>
        <p className="max-w-[46ch] my-8 text-lg">{technology.text}</p>
        <div className="btn-row">
          <LinkButton variant="primary" {...wayOut("whatsapp", "consultation")}>
            {technology.primaryButton}
            <ArrowRight aria-hidden="true" />
          </LinkButton>
          <LinkButton to={technology.secondaryHref}>{technology.secondaryButton}</LinkButton>
        </div>
        <ul className="flex flex-wrap gap-y-1.5 gap-x-6 mt-6 text-sm">
          {technology.promises.map((promise, i) => {
            const Icon = PROMISE_ICONS[i]!;
            return (
              <li className="flex items-center gap-2" key={promise}>
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
