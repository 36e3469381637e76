import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { requireAdmin } from "~/server/sessions/guards.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  throw data(null, { status: 404 });
}

export async function action({ request }: ActionFunctionArgs) {
  await requireAdmin(request);
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
