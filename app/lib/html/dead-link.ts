import { decodeHTMLAttribute } from "entities";

const HREF = /<a href="([^"]*)"/g;
/** The web, an e-mail address, a telephone; a page of this site, or a place on the same page. */
const LEADS_ON = /^(?:https?:|mailto:|tel:|[/#?.])/i;
const SHOWN_LENGTH = 80;

/** A sentence about the first link of sanitised HTML that leads nowhere, such as a word without a scheme; else null. */
export function deadLinkRefusal(html: string): string | null {
  for (const [, written = ""] of html.matchAll(HREF)) {
    const address = decodeHTMLAttribute(written);
    if (!LEADS_ON.test(address))
      return `Le lien vers «\u202f${address.slice(0, SHOWN_LENGTH)}\u202f» ne mène nulle part\u202f: son adresse commence par https://, mailto:, / ou tel:`;
  }
  return null;
}
