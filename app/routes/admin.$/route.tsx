import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { requireAdmin } from "~/server/sessions/guards.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { pathname, search } = new URL(request.url);
  // Where the dialogs of things stood that are now at the address of the thing itself.
  if (pathname.endsWith("/edit")) throw redirect(pathname.slice(0, -"/edit".length) + search, 301);
  throw data(null, { status: 404 });
}

export async function action({ request }: ActionFunctionArgs) {
  await requireAdmin(request);
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
