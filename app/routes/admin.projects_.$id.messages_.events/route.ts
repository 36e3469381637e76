import type { LoaderFunctionArgs } from "@remix-run/node";
import { sendThreadEvents } from "~/features/projects/messages/queries.server";
import { getProject } from "~/features/projects/queries.server";
import { projectIdSchema } from "~/features/projects/schema";
import { eventStream } from "~/server/http/event-stream.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { isStillAdmin, requireAdmin } from "~/server/sessions/guards.server";

/** That the thread of a project has a new message, as server-sent events. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireAdmin(request);
  const { id: projectId } = paramsOr404(projectIdSchema, params);
  foundOr404(await getProject(projectId));
  const mayRead = () => isStillAdmin(request);
  return eventStream(request, user.id, (send, signal) => sendThreadEvents(projectId, { send, signal, mayRead }));
}
