import { ArrowRight, Clock, FileCheck, LockOpen, Phone } from "lucide-react";
import { useId } from "react";
import { LinkedWall } from "~/brand/linked-wall";
import sheetUrl from "~/brand/walls/band.svg?url";
import { LinkButton } from "~/ui/link-button";
import { linkedWalls } from "./band-wall";
import { useShellCopy } from "./use-shell-copy";
import { useWayOut } from "./use-way-out";

/** The invitation at the end of most pages: write now, or call. */
export function CallToActionBand({ title, text }: { title?: string; text?: string }) {
  const titleId = useId();
  const { callToAction: copy } = useShellCopy();
  const wayOut = useWayOut();
  return (
    <section className="field-of-blue relative overflow-clip" aria-labelledby={titleId}>
      <LinkedWall
        className="lg:rtl:[scale:-1_1] h-56 lg:absolute lg:inset-y-0 lg:end-0 lg:w-[54%] lg:h-auto lg:[mask-image:linear-gradient(to_right,transparent,#000_34%)]"
        href={`${sheetUrl}#band`}
        wall={linkedWalls.band}
        drawingLook="lg:absolute lg:inset-0"
      />
      <div className="wrap pt-10 pb-[clamp(3rem,6vw,5rem)] lg:relative lg:py-[clamp(4.5rem,8vw,8rem)]">
        <h2
          className="max-w-[12ch] text-[length:clamp(2.75rem,1.5rem_+_5vw,6rem)] leading-[calc(var(--title-leading)_*_0.92)]"
          id={titleId}
        >
          {title ?? copy.title}
        </h2>
        <p className="max-w-[46ch] mt-6 mb-8 text-lg">{text ?? copy.text}</p>
        <div className="btn-row">
          <LinkButton variant="primary" {...wayOut("whatsapp")}>
            {copy.chat}
            <ArrowRight className="flip" aria-hidden="true" />
          </LinkButton>
          <LinkButton {...wayOut("appel")}>
            <Phone aria-hidden="true" />
            {copy.call}
          </LinkButton>
        </div>
        <Promises promises={copy.promises} />
      </div>
    </section>
  );
}

const PROMISE_ICONS = [Clock, FileCheck, LockOpen] as const;

/** How soon we answer, what it costs, and that it binds to nothing; in this order. */
export function Promises({ promises }: { promises: readonly [soon: string, free: string, unbound: string] }) {
  return (
    <ul className="flex flex-wrap gap-y-1.5 gap-x-6 mt-6 text-sm">
      {PROMISE_ICONS.map((Icon, index) => (
        <li className="flex items-center gap-2" key={promises[index]}>
          <Icon aria-hidden="true" />
          {promises[index]}
        </li>
      ))}
    </ul>
  );
}
