import { LANGUAGE_PARAM } from "~/site/language";
import type { AppLinkProps } from "~/ui/app-link";
import { AppLink } from "~/ui/app-link";
import { usePageLanguage } from "./use-shell-copy";

const SIGN_IN = "/auth";

/** Pages that answer by e-mail in the language of their address; the second exists in each language. */
const FORM_PAGES = ["/contact", SIGN_IN];

/**
 * A link of the shell. The site's own pages are in French, which pages in another language say of their links. To a
 * form they hand their language on, so that its sender is answered in it.
 */
export function SiteLink({ to, ...rest }: AppLinkProps) {
  const language = usePageLanguage();
  const isForeign = language !== "fr" && to.startsWith("/");
  const [path = to, part] = to.split("#");
  const toForm = `${path}?${LANGUAGE_PARAM}=${language}${part ? `#${part}` : ""}`;
  const address = isForeign && FORM_PAGES.includes(path) ? toForm : to;
  return <AppLink hrefLang={isForeign && path !== SIGN_IN ? "fr" : undefined} {...rest} to={address} />;
}
