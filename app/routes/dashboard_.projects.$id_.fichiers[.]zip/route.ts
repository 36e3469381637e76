import type { LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { listClientIdsOf } from "~/features/clients/people/queries.server";
import { archiveResponse } from "~/features/projects/messages/files-archive.server";
import { listFiles } from "~/features/projects/messages/queries.server";
import { projectIdSchema } from "~/features/projects/schema";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireUser } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";

export const handle: RouteHandle = { reads: "heavy" };

/** All files of a project that the user sees as one archive, sent as it is read. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const { id: projectId } = paramsOr404(projectIdSchema, params);
  const files = await listFiles({ projectId, clientIds: await listClientIdsOf(user.id) });
  if (files.length === 0) throw data(null, { status: 404 });
  return archiveResponse(files, { signal: request.signal });
}
