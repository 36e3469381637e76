import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { valuesOfForm } from "~/features/blog/model/post-values";
import { distinctTags } from "~/features/blog/model/tags";
import { renderPreview } from "~/features/blog/post-form.server";
import { POST_BODY_MAX_BYTES } from "~/features/blog/schema";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";

export const handle: RouteHandle = { maxBodyBytes: POST_BODY_MAX_BYTES };

export async function loader({ request }: ActionFunctionArgs) {
  await requireAdmin(request);
  throw data(null, { status: 404 });
}

export async function action({ request }: ActionFunctionArgs) {
  await requireAdmin(request);
  const form = await request.formData();
  if (typeof form.get("content") !== "string") throw data(null, { status: 400 });
  const values = valuesOfForm(form);
  const preview = renderPreview({ ...values, tags: distinctTags(values.tags) });
  return Response.json(preview, { headers: { "Cache-Control": "no-store" } });
}
