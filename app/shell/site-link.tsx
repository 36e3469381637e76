import type { AppLinkProps } from "~/ui/app-link";
import { AppLink } from "~/ui/app-link";
import { usePageLanguage } from "./use-shell-copy";

/** A link of the shell. The site's own pages are in French, which pages in another language say of their links. */
export function SiteLink(props: AppLinkProps) {
  const isForeign = usePageLanguage() !== "fr" && props.to.startsWith("/");
  return <AppLink hrefLang={isForeign ? "fr" : undefined} {...props} />;
}
