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
  // The same object as long as the message is the same: a closed message is known by it.
  const messages = useMemo(() => {
    if (!flash) return [];
    const title = flash.name && words[flash.name];
    return [title ? { ...flash, title } : flash];
  }, [flash, words]);
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
