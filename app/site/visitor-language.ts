import { isArabic } from "~/lib/text/detect-language";
import type { Language } from "./language";
import { isLanguage, LANGUAGE_PARAM } from "./language";

/**
 * The language in which to write to whoever posted a form: Arabic to who writes in Arabic letters; that of the page
 * which led to the form; the first of ours that the browser asks for; French to everybody else.
 * @param text what he wrote, where the form has a text
 */
export function visitorLanguage({ url, headers }: Pick<Request, "url" | "headers">, text = ""): Language {
  if (isArabic(text)) return "ar";
  const ofPage = new URL(url).searchParams.get(LANGUAGE_PARAM);
  if (isLanguage(ofPage)) return ofPage;
  return languagesOf(headers.get("Accept-Language")).find(isLanguage) ?? "fr";
}

/** The languages of a header such as 'es-ES,es;q=0.9', in its order: browsers write the preferred one first. */
function languagesOf(header: string | null): string[] {
  return (header ?? "").split(",").map((part) => part.trim().split(/[-;]/)[0]?.toLowerCase() ?? "");
}
