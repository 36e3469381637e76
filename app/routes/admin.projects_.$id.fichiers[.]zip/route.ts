import type { LoaderFunctionArgs } from "@remix-run/node";
import { archiveResponse } from "~/features/projects/messages/files-archive.server";
import { listFiles } from "~/features/projects/messages/queries.server";
import { projectIdSchema } from "~/features/projects/schema";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** All files of a project as one archive, sent as it is read. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id: projectId } = paramsOr404(projectIdSchema, params);
  const files = await listFiles({ projectId });
  foundOr404(files.length > 0);
  return archiveResponse(files, { signal: request.signal });
}
