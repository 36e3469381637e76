import { useLocation } from "@remix-run/react";
import type { ChatSubject, WayOut } from "~/features/marketing/model/ways-out";
import { wayOutPath } from "~/features/marketing/model/ways-out";
import { usePageLanguage } from "./use-shell-copy";

/** Links to the agency's WhatsApp, telephone and e-mail from the page that is shown, in its language. */
export function useWayOut() {
  const { pathname: page } = useLocation();
  const language = usePageLanguage();
  return (way: WayOut, subject?: ChatSubject) => ({
    to: wayOutPath(way, { page, language, subject }),
    rel: "nofollow",
    // It leads to no page, in French or otherwise.
    hrefLang: undefined,
  });
}
