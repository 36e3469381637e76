import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { MESSAGES_COPY } from "~/content/project-messages";
import { getOwnProfile } from "~/features/accounts/queries/accounts.server";
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

/** Adds a message of the client to the thread of his own project. */
export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const { id } = paramsOr404(projectIdSchema, params);
  if (!(await getProjectOf(user.id, id))) throw data(null, { status: 404 });
  const copy = MESSAGES_COPY[(await getOwnProfile(user.id)).language];
  return answerForm(sendMessage(request, { author: user, projectId: id, limit: messagesSent }, copy), {
    intent: MESSAGE,
    onSaved: () => redirectWithFlash(`/dashboard/projects/${id}/messages`, { tone: "success", title: copy.sent }),
  });
}
