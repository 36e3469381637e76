import { z } from "zod";
import { hasVisibleContent, sanitizeHtml } from "~/lib/html/sanitize-html";
import { escapeXml } from "~/lib/html/xml";
import { cleanText } from "~/lib/text/clean-text";

const MAX_LENGTH = 20_000;

/** A rich text, sanitised. Typed without markup, as without scripts, its lines become paragraphs. */
export const richTextField = z
  .string({ error: "Texte illisible" })
  .max(MAX_LENGTH, "20 000 caractères au plus")
  .transform((typed) => {
    const text = cleanText(typed).trim();
    const html = sanitizeHtml(/<[a-z]/i.test(text) ? text : paragraphsOf(text));
    return hasVisibleContent(html) ? html : "";
  });

function paragraphsOf(text: string): string {
  const paragraphs = text.split(/\n{2,}/).filter(Boolean);
  return paragraphs.map((part) => `<p>${escapeXml(part).replaceAll("\n", "<br>")}</p>`).join("");
}
