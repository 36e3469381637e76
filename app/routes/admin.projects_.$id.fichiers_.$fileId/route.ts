import type { LoaderFunctionArgs } from "@remix-run/node";
import { typeOfKind } from "~/features/projects/messages/file-kinds.server";
import { getFile } from "~/features/projects/messages/queries.server";
import { fileParamsSchema } from "~/features/projects/messages/schema";
import { fileResponse } from "~/server/http/file-response.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Sent as a download, never opened on the site. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id: projectId, fileId } = paramsOr404(fileParamsSchema, params);
  const file = foundOr404(await getFile({ projectId }, fileId));
  const { name, kind, storage_key: key } = file;
  const type = typeOfKind(kind);
  return fileResponse(request, { key, type, cacheControl: "private, no-store", downloadName: name });
}
