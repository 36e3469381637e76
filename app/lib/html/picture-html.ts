import type { TextPictureAdded } from "~/lib/forms/picture-fields";
import { escapeXml } from "./xml";

/** A picture as rich text holds it: HTML, in a paragraph of its own. */
export function pictureHtml({ src, alt }: TextPictureAdded): string {
  return `<p><img src="${escapeXml(src)}" alt="${escapeXml(alt)}"></p>`;
}
