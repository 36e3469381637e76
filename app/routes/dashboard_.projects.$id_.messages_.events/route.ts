import type { LoaderFunctionArgs } from "@remix-run/node";
import { sendThreadEvents } from "~/features/projects/messages/queries.server";
import { getProjectOf, isProjectOf } from "~/features/projects/queries.server";
import { projectIdSchema } from "~/features/projects/schema";
import { eventStream } from "~/server/http/event-stream.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { isStillUser, requireUser } from "~/server/sessions/guards.server";

/** That the thread of a project that the user sees has a new message, as server-sent events. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const { id: projectId } = paramsOr404(projectIdSchema, params);
  foundOr404(await getProjectOf(user.id, projectId));
  const mayRead = async () => (await isStillUser(request, user.id)) && (await isProjectOf(user.id, projectId));
  return eventStream(request, user.id, (send, signal) => sendThreadEvents(projectId, { send, signal, mayRead }));
}
