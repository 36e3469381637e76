import { Pause, Play } from "lucide-react";
import { Fragment } from "react";
import { Khatam } from "~/brand/khatam";
import { marquee } from "~/content/home";
import { useWayOut } from "~/shell/use-way-out";
import { AppLink } from "~/ui/app-link";

const LARGE = "font-display font-[620] text-[length:clamp(2.5rem,1.5rem_+_4.4vw,5.5rem)]/[1] tracking-[-0.03em]";
const PASSING =
  "[animation:pass-by_48s_linear_infinite] hover:[animation-play-state:paused] focus-visible:[animation-play-state:paused] peer-checked:[animation-play-state:paused]";

const FOCUSED_WITH_THE_BOX =
  "peer-focus-visible:[outline:2px_solid_var(--accent)] peer-focus-visible:-outline-offset-4";

/** One long line that passes by, is a link, and stops at the press of a checkbox: no script is needed for it. */
export function MarqueeSection() {
  const wayOut = useWayOut();
  return (
    <div className="flex relative border-y border-y-line overflow-clip">
      <input type="checkbox" id="marquee-pause" className="peer sr-only motion-reduce:hidden" />
      <AppLink
        className={`marquee-line flex flex-none items-center gap-10 w-max py-8 px-0 no-underline whitespace-nowrap focus-visible:-outline-offset-4 motion-reduce:ps-(--gutter) ${LARGE} ${PASSING}`}
        {...wayOut("whatsapp", "devis")}
      >
        <Phrases />
        <span className="flex flex-none items-center gap-10 pe-10" aria-hidden="true">
          <Phrases />
        </span>
      </AppLink>
      <label
        className={`marquee-switch group absolute inset-y-0 end-0 grid place-items-center w-14 border-s border-s-line bg-surface hover:bg-surface-3 motion-reduce:hidden lg:w-18 ${FOCUSED_WITH_THE_BOX}`}
        htmlFor="marquee-pause"
      >
        <span className="sr-only">{marquee.pauseLabel}</span>
        <Pause className="size-6 group-peer-checked:hidden" aria-hidden="true" />
        <Play className="size-6 hidden group-peer-checked:block" aria-hidden="true" />
      </label>
    </div>
  );
}

function Phrases() {
  return (
    <>
      {marquee.phrases.map((phrase, i) => (
        <Fragment key={phrase}>
          <span className={i % 2 ? "text-text-3 font-[420]" : undefined}>{phrase} </span>
          <Khatam className="size-[0.62em] flex-none fill-accent" />
        </Fragment>
      ))}
    </>
  );
}
