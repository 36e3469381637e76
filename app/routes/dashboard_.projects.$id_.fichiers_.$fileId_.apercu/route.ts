import type { LoaderFunctionArgs } from "@remix-run/node";
import { listClientIdsOf } from "~/features/clients/people/queries.server";
import { getFile } from "~/features/projects/messages/queries.server";
import { fileParamsSchema } from "~/features/projects/messages/schema";
import { fileResponse } from "~/server/http/file-response.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireUser } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";

export const handle: RouteHandle = { reads: "files" };

/** The picture of a file of a project that the user sees, drawn by us, for pages to show. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const { id: projectId, fileId } = paramsOr404(fileParamsSchema, params);
  const file = await getFile({ projectId, clientIds: await listClientIdsOf(user.id) }, fileId);
  const key = foundOr404(file?.preview_key);
  return fileResponse(request, { key, type: "image/webp", cacheControl: "private, no-store" });
}
