import { useLocation, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useMemo } from "react";
import type { MessageName } from "~/content/shell/messages";
import { MESSAGES } from "~/content/shell/messages";
import { SiteFooter } from "~/shell/site-footer";
import type { FrameUser } from "~/shell/site-header";
import { SiteHeader } from "~/shell/site-header";
import type { Site } from "~/site/site-settings";
import type { FlashContent } from "~/ui/flash-message";
import { FlashRegion } from "~/ui/flash-region";
import { usePageLanguage, useShellCopy } from "./use-shell-copy";

interface NamedMessage extends FlashContent {
  name?: MessageName;
}

/** What the root loader hands to every page. */
export interface RootData {
  site: Site;
  theme: "dark" | "light" | "system";
  flash: NamedMessage | null;
  year: number;
  user: FrameUser | null;
  /** Of the day in Casablanca, by which the page is lit; null at night. */
  hour: number | null;
}

/** The root loader's data; undefined only if that loader itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData("root") as RootData | undefined;
}

/** A page of the public site or the client's space: header, message, main content, footer. */
export function SitePage({ children }: { children: ReactNode }) {
  const root = useRootData();
  const { closeMessage } = useShellCopy();
  const words = MESSAGES[usePageLanguage()];
  const { pathname, search } = useLocation();
  const flash = root?.flash;
  // The same objects as long as the message is: by them it is known that it was closed.
  const messages = useMemo(() => (flash ? [inOwnWords(flash, words)] : []), [flash, words]);
  if (!root) return <main id="main">{children}</main>;
  return (
    <>
      <SiteHeader site={root.site} currentPath={pathname} user={root.user} />
      <FlashRegion messages={messages} closeLabel={closeMessage} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter site={root.site} theme={root.theme} year={root.year} currentPath={pathname + search} />
    </>
  );
}

function inOwnWords(message: NamedMessage, words: (typeof MESSAGES)["fr"]): FlashContent {
  const title = message.name && words[message.name];
  return title ? { ...message, title } : message;
}
