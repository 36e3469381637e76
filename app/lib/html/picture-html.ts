import type { TextPictureAdded } from "~/lib/forms/picture-fields";
import { escapeXml } from "./xml";

/** The HTML of a picture in rich text: a paragraph with an image. */
export function pictureHtml({ src, alt }: TextPictureAdded): string {
  return `<p><img src="${escapeXml(src)}" alt="${escapeXml(alt)}"></p>`;
}
