import { Outlet } from "@remix-run/react";
import flashUrl from "~/enhance/flash.ts?worker&url";
import menuUrl from "~/enhance/menu.ts?worker&url";
import type { RouteHandle } from "~/lib/route-handle";
import { ErrorScreen } from "~/shell/error-screen";
import { SitePage } from "~/shell/site-page";

export const handle: RouteHandle = { enhance: [menuUrl, flashUrl] };

export default function Site() {
  return (
    <SitePage>
      <Outlet />
    </SitePage>
  );
}

export function ErrorBoundary() {
  return (
    <SitePage>
      <ErrorScreen />
    </SitePage>
  );
}
