import { Pause, Play } from "lucide-react";
import { Fragment } from "react";
import { Khatam } from "~/brand/khatam";
import { marquee } from "~/content/home";
import { QUOTE_MESSAGE } from "~/content/navigation";
import { whatsappUrl } from "~/lib/web/whatsapp";
import { AppLink } from "~/ui/app-link";

/** One long line that passes by, is a link, and stops at the press of a checkbox: no script is needed for it. */
export function MarqueeSection({ whatsappNumber }: { whatsappNumber: string }) {
  return (
    <div className="marquee">
      <input type="checkbox" id="marquee-pause" className="marquee-pause sr-only" />
      <AppLink className="marquee-line" to={whatsappUrl(whatsappNumber, QUOTE_MESSAGE)}>
        <Phrases />
        <span className="marquee-again" aria-hidden="true">
          <Phrases />
        </span>
      </AppLink>
      <label className="marquee-switch" htmlFor="marquee-pause">
        <span className="sr-only">{marquee.pauseLabel}</span>
        <Pause className="marquee-icon when-moving" aria-hidden="true" />
        <Play className="marquee-icon when-paused" aria-hidden="true" />
      </label>
    </div>
  );
}

function Phrases() {
  return (
    <>
      {marquee.phrases.map((phrase, i) => (
        <Fragment key={phrase}>
          <span className={i % 2 ? "marquee-aside" : undefined}>{phrase} </span>
          <Khatam className="marquee-star" />
        </Fragment>
      ))}
    </>
  );
}
