import type { ActionFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { safeRedirect } from "~/lib/web/safe-redirect";
import { sidebarCookie } from "~/lib/web/sidebar-cookie";
import { requireAdmin } from "~/server/sessions/guards.server";

export async function loader({ request }: ActionFunctionArgs) {
  await requireAdmin(request);
  return redirect("/admin");
}

/** Collapses or expands the sidebar where no script does it. */
export async function action({ request }: ActionFunctionArgs) {
  await requireAdmin(request);
  const form = await request.formData();
  const isCollapsed = form.get("sidebar_state") === "collapsed";
  return redirect(safeRedirect(form.get("redirectTo"), "/admin"), {
    status: 303,
    headers: { "Set-Cookie": sidebarCookie(isCollapsed) },
  });
}
