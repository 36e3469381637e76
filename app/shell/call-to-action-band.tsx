import { ArrowRight, Clock, FileCheck, LockOpen, Phone } from "lucide-react";
import { useId } from "react";
import { Pattern } from "~/brand/pattern";
import type { PieceState } from "~/brand/zellige/pattern-svg";
import type { Piece } from "~/brand/zellige/piece";
import type { Random } from "~/brand/zellige/random";
import { phoneHref } from "~/lib/web/phone";
import { whatsappUrl } from "~/lib/web/whatsapp";
import type { SiteInfo } from "~/site/site-settings";
import { LinkButton } from "~/ui/link-button";
import { useShellCopy } from "./use-shell-copy";

export type CallToActionBandProps = {
  site: SiteInfo;
  title?: string;
  text?: string;
  /** What the conversation begins with. */
  message?: string;
};

/** From drawing to wall, from the words to the edge of the page. */
function fadeIn({ centre }: Piece, random: Random): PieceState {
  const place = centre[0] + (random() - 0.5) * 90;
  return place < 170 ? "line" : place < 270 ? "flat" : "relief";
}

/** The invitation at the end of most pages: write now, or call. */
export function CallToActionBand({ site, title, text, message }: CallToActionBandProps) {
  const titleId = useId();
  const { callToAction: copy, quoteMessage } = useShellCopy();
  const [soon, free, unbound] = copy.promises;
  return (
    <section className="cta field-of-blue" aria-labelledby={titleId}>
      <Pattern className="cta-art" seed="appel" width={800} height={560} edge={204} isSymmetric state={fadeIn} />
      <div className="wrap cta-text">
        <h2 id={titleId}>{title ?? copy.title}</h2>
        <p>{text ?? copy.text}</p>
        <div className="btn-row">
          <LinkButton variant="primary" to={whatsappUrl(site.whatsappNumber, message ?? quoteMessage)}>
            {copy.chat}
            <ArrowRight className="flip" aria-hidden="true" />
          </LinkButton>
          <LinkButton to={phoneHref(site.phone)}>
            <Phone aria-hidden="true" />
            {copy.call}
          </LinkButton>
        </div>
        <ul className="cta-promises">
          <li>
            <Clock aria-hidden="true" />
            {soon}
          </li>
          <li>
            <FileCheck aria-hidden="true" />
            {free}
          </li>
          <li>
            <LockOpen aria-hidden="true" />
            {unbound}
          </li>
        </ul>
      </div>
    </section>
  );
}
