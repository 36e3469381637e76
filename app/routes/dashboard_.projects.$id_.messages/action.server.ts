import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { MESSAGES_COPY } from "~/content/project-messages";
import { getOwnProfile } from "~/features/accounts/queries/accounts.server";
import { postMessage } from "~/features/project-messages/commands/post-message.server";
import { MESSAGE } from "~/features/project-messages/components/message-form";
import { messageSchema } from "~/features/project-messages/schema";
import { getProjectOf } from "~/features/projects/queries.server";
import { projectIdSchema } from "~/features/projects/schema";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { asNotFound, paramsOr404 } from "~/server/http/not-found.server";
import { rateLimit } from "~/server/http/rate-limit.server";
import { requireUser } from "~/server/sessions/guards.server";

const messagesSent = rateLimit({ name: "project-message", points: 60, seconds: 3600 });

/** Adds a message of the client to the thread of his own project. */
export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const { id } = paramsOr404(projectIdSchema, params);
  if (!(await getProjectOf(user.id, id))) throw data(null, { status: 404 });
  const copy = MESSAGES_COPY[(await getOwnProfile(user.id)).language];
  const submission = parseForm(await request.formData(), messageSchema(copy));
  if (submission.status !== "success") return refuse(MESSAGE, submission.reply());
  const retryAfterSeconds = await messagesSent.consume(user.id);
  if (retryAfterSeconds !== null)
    return refuse(MESSAGE, submission.reply({ formErrors: [copy.tooMany] }), { status: 429, retryAfterSeconds });
  try {
    await postMessage(user, id, submission.value.text);
  } catch (error) {
    throw asNotFound(error);
  }
  return redirectWithFlash(`/dashboard/projects/${id}/messages`, { tone: "success", title: copy.sent });
}
