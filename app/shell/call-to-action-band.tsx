import { ArrowRight, Clock, FileCheck, LockOpen, Phone } from "lucide-react";
import { useId } from "react";
import { QUOTE_MESSAGE } from "~/content/navigation";
import { phoneHref } from "~/lib/phone";
import type { SiteInfo } from "~/lib/site-info";
import { whatsappUrl } from "~/lib/whatsapp";
import type { PieceState } from "~/lib/zellige/pattern-svg";
import type { Piece } from "~/lib/zellige/piece";
import type { Random } from "~/lib/zellige/random";
import { LinkButton } from "~/ui/link-button";
import { Pattern } from "~/ui/pattern";

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
export function CallToActionBand({
  site,
  title = "Parlons de votre projet",
  text = "Décrivez votre besoin en deux phrases. Un chef de projet vous rappelle avec un prix et un délai.",
  message = QUOTE_MESSAGE,
}: CallToActionBandProps) {
  const titleId = useId();
  return (
    <section className="cta field-of-blue" aria-labelledby={titleId}>
      <Pattern className="cta-art" seed="appel" width={800} height={560} edge={180} isSymmetric state={fadeIn} />
      <div className="wrap cta-text">
        <h2 id={titleId}>{title}</h2>
        <p>{text}</p>
        <div className="btn-row">
          <LinkButton variant="primary" to={whatsappUrl(site.whatsappNumber, message)}>
            Discuter sur WhatsApp
            <ArrowRight className="flip" aria-hidden="true" />
          </LinkButton>
          <LinkButton to={phoneHref(site.phone)}>
            <Phone aria-hidden="true" />
            Nous appeler
          </LinkButton>
        </div>
        <ul className="cta-promises">
          <li>
            <Clock aria-hidden="true" />
            Réponse en 24 h
          </li>
          <li>
            <FileCheck aria-hidden="true" />
            Devis gratuit
          </li>
          <li>
            <LockOpen aria-hidden="true" />
            Sans engagement
          </li>
        </ul>
      </div>
    </section>
  );
}
