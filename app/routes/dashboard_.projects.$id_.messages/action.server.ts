import { PEOPLE_COPY } from "~/content/client-people";
import { MESSAGES_COPY } from "~/content/project-messages";
import { mayDecideFor } from "~/features/client-people/queries.server";
import { postMessage } from "~/features/project-messages/commands/post-message.server";
import { MESSAGE } from "~/features/project-messages/components/message-form";
import { messageForm, messageUpload } from "~/features/project-messages/message-form.server";
import { getProjectOf } from "~/features/projects/queries.server";
import { projectIdSchema } from "~/features/projects/schema";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { rateLimit } from "~/server/http/rate-limit.server";
import { requireUser } from "~/server/sessions/guards.server";
import type { SignedInUser } from "~/server/sessions/user";

const messagesSent = rateLimit({ name: "project-message", points: 60, seconds: 3600 });

const pathOf = (id: string) => `/dashboard/projects/${id}/messages`;
const copyOf = ({ language }: SignedInUser) => MESSAGES_COPY[language];

/** Adds a message of somebody who decides for a client to the thread of its project. */
export const action = formAction({
  guard: requireUser,
  params: projectIdSchema,
  find: async ({ actor, params }) => {
    const project = await getProjectOf(actor.id, params.id);
    if (project && !(await mayDecideFor(actor.id, project.client_id)))
      throw await redirectWithFlash(pathOf(params.id), { tone: "error", title: PEOPLE_COPY[actor.language].readsOnly });
    return project;
  },
  upload: messageUpload,
  intents: {
    [MESSAGE]: {
      ...messageForm(copyOf),
      run: async ({ text }, { actor, params, upload: { files, keep } }) => {
        const { tooMany, refusals, sent } = copyOf(actor);
        await messagesSent.expect(actor.id, tooMany);
        await postMessage(actor, params.id, { text, files, keep, quota: refusals.quota });
        return redirectWithFlash(pathOf(params.id), { tone: "success", title: sent });
      },
    },
  },
});
