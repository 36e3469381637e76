import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { PEOPLE_COPY } from "~/content/client-people";
import { MESSAGES_COPY } from "~/content/project-messages";
import { mayDecideFor } from "~/features/client-people/queries.server";
import { sendMessage } from "~/features/project-messages/commands/send-message.server";
import { MESSAGE } from "~/features/project-messages/components/message-form";
import { getProjectOf } from "~/features/projects/queries.server";
import { projectIdSchema } from "~/features/projects/schema";
import { answerForm } from "~/server/forms/form-outcome.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { rateLimit } from "~/server/http/rate-limit.server";
import { requireUser } from "~/server/sessions/guards.server";

const messagesSent = rateLimit({ name: "project-message", points: 60, seconds: 3600 });

/** Adds a message of somebody who decides for a client to the thread of its project. */
export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const { id } = paramsOr404(projectIdSchema, params);
  const project = await getProjectOf(user.id, id);
  if (!project) throw data(null, { status: 404 });
  const back = `/dashboard/projects/${id}/messages`;
  if (!(await mayDecideFor(user.id, project.client_id)))
    return redirectWithFlash(back, { tone: "error", title: PEOPLE_COPY[user.language].readsOnly });
  const copy = MESSAGES_COPY[user.language];
  return answerForm(sendMessage(request, { author: user, projectId: id, limit: messagesSent }, copy), {
    intent: MESSAGE,
    onSaved: () => redirectWithFlash(back, { tone: "success", title: copy.sent }),
  });
}
