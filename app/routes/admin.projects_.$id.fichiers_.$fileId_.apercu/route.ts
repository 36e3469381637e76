import type { LoaderFunctionArgs } from "@remix-run/node";
import { getFile } from "~/features/projects/messages/queries.server";
import { fileParamsSchema } from "~/features/projects/messages/schema";
import { fileResponse } from "~/server/http/file-response.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** The preview that the site has drawn of a file. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id: projectId, fileId } = paramsOr404(fileParamsSchema, params);
  const key = foundOr404((await getFile({ projectId }, fileId))?.preview_key);
  return fileResponse(request, { key, type: "image/webp", cacheControl: "private, no-store" });
}
