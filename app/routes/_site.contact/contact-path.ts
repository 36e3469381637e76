import { isLanguage, LANGUAGE_PARAM } from "~/site/language";

/** Names one of the client's own projects, about which he writes. */
export const PROJECT_PARAM = "projet";

/** Address of this page after a form, still in the language that an earlier page handed on. */
export function contactPath({ url }: Pick<Request, "url">): string {
  const language = new URL(url).searchParams.get(LANGUAGE_PARAM);
  return isLanguage(language) ? `/contact?${LANGUAGE_PARAM}=${language}` : "/contact";
}
