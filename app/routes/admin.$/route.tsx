import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { requireAdmin } from "~/server/sessions/guards.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  throw elsewhere(request, 301);
}

export async function action({ request }: ActionFunctionArgs) {
  await requireAdmin(request);
  // A form that stood open is sent again, with what was typed.
  throw elsewhere(request, 308);
}

/** The former address of a thing's dialog leads to the thing itself; any other address is a 404. */
function elsewhere(request: Request, status: 301 | 308) {
  const { pathname, search } = new URL(request.url);
  if (!pathname.endsWith("/edit")) return data(null, { status: 404 });
  return redirect(pathname.slice(0, -"/edit".length) + search, status);
}

export default function NotFound() {
  return null;
}
