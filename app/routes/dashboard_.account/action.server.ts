import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { CLIENT_SPACE } from "~/content/client-space/client-space";
import { sendEmailChange, updatePassword } from "~/features/accounts/commands/update-account.server";
import { inLanguage } from "~/features/accounts/model/in-language";
import { changeEmailSchema, changePasswordSchema, endSessionSchema } from "~/features/accounts/schema";
import { withMinDuration } from "~/server/core/min-duration.server";
import { isMailSent, scaledMs } from "~/server/env.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { answerByCommand } from "~/server/forms/refuse.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { beginSession } from "~/server/sessions/begin-session.server";
import { requireUser } from "~/server/sessions/guards.server";
import { readSessionToken } from "~/server/sessions/session-cookie.server";
import { endListedSession, endOtherSessions } from "~/server/sessions/sessions.server";
import type { SignedInUser } from "~/server/sessions/user";

const HERE = "/dashboard/account";

/** Milliseconds that a change of address takes at least, so that its time does not tell whether an account has it. */
const CHANGE_MIN_MS = 500;

type Posted = Pick<ActionFunctionArgs, "request" | "context"> & { user: SignedInUser; form: FormData };

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const form = await request.formData();
  const intent = form.get("intent");
  if (intent === "change-email") return inLanguage(await submitEmail({ user, form }), user.language);
  if (intent === "change-password")
    return inLanguage(await submitPassword({ user, form, request, context }), user.language);
  if (intent === "end-session") return submitSessionEnd({ user, form });
  if (intent === "end-other-sessions") return submitOthersEnd(user, request);
  throw data(null, { status: 400 });
}

async function submitOthersEnd(user: SignedInUser, request: Request) {
  await endOtherSessions(user.id, await readSessionToken(request));
  const { othersEnded: title } = CLIENT_SPACE[user.language].account.sessions;
  return redirectWithFlash(HERE, { tone: "success", title });
}

function submitEmail({ user, form }: Pick<Posted, "user" | "form">) {
  return answerByCommand("change-email", parseForm(form, changeEmailSchema), async ({ email, current_password }) => {
    await withMinDuration(scaledMs(CHANGE_MIN_MS), sendEmailChange(user, email, current_password));
    const { asked, askedHint, askedUnsent } = CLIENT_SPACE[user.language].account.email;
    const flash = { tone: "success", title: asked, description: isMailSent ? askedHint : askedUnsent } as const;
    return redirectWithFlash(HERE, flash);
  });
}

function submitPassword({ user, form, request, context }: Posted) {
  return answerByCommand("change-password", parseForm(form, changePasswordSchema), async (input) => {
    const proof = await updatePassword(user, input.current_password, input.password);
    const headers = await beginSession(proof, request, context);
    const { done: title, doneHint: description } = CLIENT_SPACE[user.language].account.password;
    return redirectWithFlash(HERE, { tone: "success", title, description }, { headers });
  });
}

/** @throws a 404 for a session that is not the user's own. */
async function submitSessionEnd({ user, form }: Pick<Posted, "user" | "form">) {
  const parsed = endSessionSchema.safeParse(Object.fromEntries(form));
  const isEnded = parsed.success && (await endListedSession(user.id, parsed.data.session));
  if (!isEnded) throw data(null, { status: 404 });
  return redirectWithFlash(HERE, { tone: "success", title: CLIENT_SPACE[user.language].account.sessions.ended });
}
