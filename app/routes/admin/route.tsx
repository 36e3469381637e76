import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { countWaiting } from "~/features/marketing/analytics/queries.server";
import { isSidebarCollapsed } from "~/lib/web/sidebar-cookie";
import { requireAdmin } from "~/server/sessions/guards.server";
import { ADMIN_SECTIONS } from "~/shell/admin-sections";
import { AdminShell } from "~/shell/admin-shell";
import { ErrorScreen } from "~/shell/error-screen";
import { useRootData } from "~/shell/site-page";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import sheet from "~/styles/sheets/office.css?url";

export const handle: RouteHandle = { sheet, hydrate: true, isPrivate: true };

export const meta = () => seo({ title: "Administration" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireAdmin(request);
  return { userName: user.fullName, isCollapsed: isSidebarCollapsed(request), counts: await countWaiting() };
}

export default function Admin() {
  return (
    <Frame data={useLoaderData<typeof loader>()}>
      <Outlet />
    </Frame>
  );
}

/** A failing screen leaves the sidebar where it is; a failing layout has only the way back. */
export function ErrorBoundary() {
  const layout = useRouteLoaderData<typeof loader>("routes/admin");
  const screen = <ErrorScreen homeTo="/admin" homeLabel="Retour à l’administration" />;
  return layout ? <Frame data={layout}>{screen}</Frame> : <main id="main">{screen}</main>;
}

function Frame({
  data: { userName, isCollapsed, counts },
  children,
}: {
  data: Awaited<ReturnType<typeof loader>>;
  children: ReactNode;
}) {
  const root = useRootData();
  return (
    <AdminShell
      siteName={root?.site.siteName}
      sections={ADMIN_SECTIONS}
      counts={counts}
      isCollapsed={isCollapsed}
      userName={userName}
      theme={root?.theme}
      messages={root?.flash ? [root.flash] : []}
    >
      {children}
    </AdminShell>
  );
}
