import type { LoaderFunctionArgs } from "@remix-run/node";
import { listClientIdsOf } from "~/features/clients/people/queries.server";
import { typeOfKind } from "~/features/projects/messages/file-kinds.server";
import { getFile } from "~/features/projects/messages/queries.server";
import { fileParamsSchema } from "~/features/projects/messages/schema";
import { fileResponse } from "~/server/http/file-response.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireUser } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";

export const handle: RouteHandle = { reads: "files" };

/** A file of a project that the user sees: downloaded, never opened on the site. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const { id: projectId, fileId } = paramsOr404(fileParamsSchema, params);
  const file = foundOr404(await getFile({ projectId, clientIds: await listClientIdsOf(user.id) }, fileId));
  const { name, kind, storage_key: key } = file;
  const type = typeOfKind(kind);
  return fileResponse(request, { key, type, cacheControl: "private, no-store", downloadName: name });
}
