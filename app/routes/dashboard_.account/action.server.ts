import { CLIENT_SPACE } from "~/content/client-space/client-space";
import { translateTo } from "~/features/accounts/model/sentences";
import { changeEmailSchema, changePasswordSchema, endSessionSchema } from "~/features/accounts/schema";
import { sendEmailChange, updatePassword } from "~/features/accounts/update-account.server";
import { withMinDuration } from "~/server/core/min-duration.server";
import { isMailSent, scaledMs } from "~/server/env.server";
import { formAction, noFields } from "~/server/forms/form-action.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { beginSession, readSessionToken } from "~/server/sessions/begin-session.server";
import { requireUser } from "~/server/sessions/guards.server";
import { endListedSession, endOtherSessions } from "~/server/sessions/sessions.server";

const HERE = "/dashboard/account";

/** Milliseconds that a change of address takes at least, so that its time does not tell whether an account has it. */
const CHANGE_MIN_MS = 500;

export const action = formAction({
  guard: requireUser,
  translate: ({ actor }) => translateTo(actor.language),
  intents: {
    "change-email": {
      schema: changeEmailSchema,
      run: async ({ email, current_password }, { actor }) => {
        await withMinDuration(scaledMs(CHANGE_MIN_MS), sendEmailChange(actor, email, current_password));
        const { asked: title, askedHint, askedUnsent } = CLIENT_SPACE[actor.language].account.email;
        const description = isMailSent ? askedHint : askedUnsent;
        return redirectWithFlash(HERE, { tone: "success", title, description });
      },
    },
    "change-password": {
      schema: changePasswordSchema,
      run: async ({ current_password, password }, { actor, request, context }) => {
        const proof = await updatePassword(actor, current_password, password);
        const headers = await beginSession(proof, request, context);
        const { done: title, doneHint: description } = CLIENT_SPACE[actor.language].account.password;
        return redirectWithFlash(HERE, { tone: "success", title, description }, { headers });
      },
    },
  },
  buttons: {
    "end-session": {
      schema: endSessionSchema,
      hasNotFound: true,
      to: () => HERE,
      run: async ({ session }, { actor }) => {
        await endListedSession(actor.id, session);
        return { title: CLIENT_SPACE[actor.language].account.sessions.ended };
      },
    },
    "end-other-sessions": {
      schema: noFields,
      to: () => HERE,
      run: async (_, { actor, request }) => {
        await endOtherSessions(actor.id, await readSessionToken(request));
        return { title: CLIENT_SPACE[actor.language].account.sessions.othersEnded };
      },
    },
  },
});
