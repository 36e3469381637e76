import type { LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { sendThreadEvents } from "~/features/project-messages/queries.server";
import { getProject } from "~/features/projects/queries.server";
import { projectIdSchema } from "~/features/projects/schema";
import { eventStream } from "~/server/http/event-stream.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { isStillAdmin, requireAdmin } from "~/server/sessions/guards.server";

/** That the thread of a project has a new message, as server-sent events. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireAdmin(request);
  const { id: projectId } = paramsOr404(projectIdSchema, params);
  if (!(await getProject(projectId))) throw data(null, { status: 404 });
  const mayRead = () => isStillAdmin(request);
  return eventStream(request, user.id, (send, signal) => sendThreadEvents(projectId, { send, signal, mayRead }));
}
