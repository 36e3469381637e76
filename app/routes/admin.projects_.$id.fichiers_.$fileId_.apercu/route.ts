import type { LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { getFile } from "~/features/project-messages/queries.server";
import { fileParamsSchema } from "~/features/project-messages/schema";
import { fileResponse } from "~/server/http/file-response.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** The picture of a file of a project, drawn by us, for pages to show. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id: projectId, fileId } = paramsOr404(fileParamsSchema, params);
  const file = await getFile({ projectId }, fileId);
  if (!file?.preview_key) throw data(null, { status: 404 });
  return fileResponse(request, { key: file.preview_key, type: "image/webp", cacheControl: "private, no-store" });
}
