import type { Language } from "./language";

/**
 * The language in which to answer somebody: Arabic to who writes in Arabic letters, Spanish to whose browser asks for
 * Spanish first, French to everybody else.
 * @param acceptLanguage the header of the request, such as 'es-ES,es;q=0.9'
 */
export function writerLanguage(text: string, acceptLanguage: string | null): Language {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (arabic > latin) return "ar";
  return /^\s*es\b/i.test(acceptLanguage ?? "") ? "es" : "fr";
}
