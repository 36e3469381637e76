import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { requireAdmin } from "~/features/accounts/guards.server";
import { renderPreview } from "~/features/blog/preview.server";
import { CONTENT_MAX_LENGTH, POST_BODY_MAX_BYTES } from "~/features/blog/schema";
import type { RouteHandle } from "~/lib/route-handle";

export const handle: RouteHandle = { maxBodyBytes: POST_BODY_MAX_BYTES };

export async function loader({ request }: ActionFunctionArgs) {
  await requireAdmin(request);
  throw data(null, { status: 404 });
}

/** What readers will see of a text that is being written. */
export async function action({ request }: ActionFunctionArgs) {
  await requireAdmin(request);
  const content = (await request.formData()).get("content");
  if (typeof content !== "string") throw data(null, { status: 400 });
  const preview = renderPreview(content.slice(0, CONTENT_MAX_LENGTH));
  return Response.json(preview, { headers: { "Cache-Control": "no-store" } });
}
