import { isLanguage, LANGUAGE_PARAM } from "~/lib/language";

/** Address of this page after a form, still in the language that an earlier page handed on. */
export function contactPath({ url }: Pick<Request, "url">): string {
  const language = new URL(url).searchParams.get(LANGUAGE_PARAM);
  return isLanguage(language) ? `/contact?${LANGUAGE_PARAM}=${language}` : "/contact";
}
