import { useLocation, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Site } from "~/lib/site-info";
import { SiteFooter } from "~/shell/site-footer";
import { SiteHeader } from "~/shell/site-header";
import type { FlashContent } from "~/ui/flash-message";
import { FlashRegion } from "~/ui/flash-region";
import { useShellCopy } from "./use-shell-copy";

/** What the root loader hands to every page. */
export interface RootData {
  site: Site;
  theme: "dark" | "light" | "system";
  flash: FlashContent | null;
  year: number;
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
  const { pathname, search } = useLocation();
  if (!root) return <main id="main">{children}</main>;
  return (
    <>
      <SiteHeader site={root.site} currentPath={pathname} />
      <FlashRegion messages={root.flash ? [root.flash] : []} closeLabel={closeMessage} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter site={root.site} theme={root.theme} year={root.year} currentPath={pathname + search} />
    </>
  );
}
