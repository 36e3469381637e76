import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { NO_PICTURE } from "~/features/media/model";
import { takePicture } from "~/features/media/take-picture.server";
import { PICTURE_FIELDS, PICTURE_FORM_MAX_BYTES, PICTURE_MAX_BYTES } from "~/lib/forms/picture-fields";
import { readFormWithFiles } from "~/server/forms/read-form-data.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";

export const handle: RouteHandle = { maxBodyBytes: PICTURE_FORM_MAX_BYTES };

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  throw data(null, { status: 404 });
}

/** Keeps a picture that an editor sends by itself, and answers its address or what is wrong with it. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const sent = await readFormWithFiles(request, PICTURE_MAX_BYTES);
  sent.delete(PICTURE_FIELDS.url);
  const { form, error } = await takePicture(sent, actor);
  const src = form.get(PICTURE_FIELDS.url);
  const headers = { "Cache-Control": "no-store" };
  return src
    ? Response.json({ src }, { headers })
    : Response.json({ error: error ?? NO_PICTURE }, { status: 400, headers });
}
