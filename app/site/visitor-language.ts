import Negotiator from "negotiator";
import { isArabic } from "~/lib/text/detect-language";
import type { Language } from "./language";
import { isLanguage, LANGUAGE_PARAM, LANGUAGES } from "./language";

/** The language that an address names, as links of letters and of pages in another language do; else French. */
export function namedLanguage({ url }: Pick<Request, "url">): Language {
  const named = new URL(url).searchParams.get(LANGUAGE_PARAM);
  return isLanguage(named) ? named : "fr";
}

/**
 * The language of e-mails to a visitor who posted a form: Arabic after a text in Arabic letters; that of the page which
 * led to the form; the first of ours that the browser prefers; else French.
 * @param text what the visitor wrote, where the form has a text
 */
export function visitorLanguage({ url, headers }: Pick<Request, "url" | "headers">, text = ""): Language {
  if (isArabic(text)) return "ar";
  const ofPage = new URL(url).searchParams.get(LANGUAGE_PARAM);
  if (isLanguage(ofPage)) return ofPage;
  const accepted = { "accept-language": headers.get("Accept-Language") ?? "" };
  return new Negotiator({ headers: accepted }).languages([...LANGUAGES]).find(isLanguage) ?? "fr";
}
