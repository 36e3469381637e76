import { Outlet } from "@remix-run/react";
import siteUrl from "~/client/site.ts?worker&url";
import { SiteError } from "~/shell/site-error";
import { SitePage } from "~/shell/site-page";
import type { RouteHandle } from "~/site/route-handle";

export const handle: RouteHandle = { enhance: [siteUrl] };

export default function Site() {
  return (
    <SitePage>
      <Outlet />
    </SitePage>
  );
}

export const ErrorBoundary = SiteError;
