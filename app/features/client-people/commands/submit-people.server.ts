import type { Submission } from "@conform-to/react";
import type { PeopleCopy } from "~/content/client-people";
import {
  CHANGE_PERMISSION,
  INVITE_PERSON,
  isPersonRefusal,
  REMOVE_PERSON,
  RESEND_INVITATION,
  WITHDRAW_INVITATION,
} from "~/features/client-people/model";
import { invitationSchema, permissionSchema, personIdSchema, personSchema } from "~/features/client-people/schema";
import { DomainError } from "~/server/errors.server";
import type { FormOutcome } from "~/server/forms/form-outcome.server";
import { saved, shownAgain } from "~/server/forms/form-outcome.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { rateLimit } from "~/server/http/rate-limit.server";
import type { User } from "~/server/sessions/user";
import { invitePerson, resendInvitation, withdrawInvitation } from "./invitations.server";
import { removePerson, updatePermission } from "./people.server";

const invitations = rateLimit({ name: "person-invitation", points: 20, seconds: 3600 });
/** To one address for one client. */
const lettersToOne = rateLimit({ name: "person-invitation-letter", points: 3, seconds: 3600 });

/** A form of the screen; the caller has checked that the actor may change the people of the client. */
interface Submitted {
  actor: User;
  clientId: string;
  copy: PeopleCopy;
}

/** @returns the sentence for what was done, or the form shown again; null for a form that the screen does not have */
export async function submitPeople(submitted: Submitted, form: FormData): Promise<FormOutcome<string> | null> {
  const { actor, clientId, copy } = submitted;
  const intent = form.get("intent");
  if (intent === INVITE_PERSON) return invite(submitted, form);
  if (intent === RESEND_INVITATION) return resend(submitted, form);
  if (intent === WITHDRAW_INVITATION) {
    const submission = parseForm(form, invitationSchema);
    if (submission.status !== "success") return null;
    await withdrawInvitation(actor, { clientId, email: submission.value.email });
    return saved(copy.done.withdrawn);
  }
  if (intent === CHANGE_PERMISSION) {
    const submission = parseForm(form, permissionSchema);
    if (submission.status !== "success") return null;
    const { person, permission } = submission.value;
    await updatePermission(actor, { clientId, profileId: person, permission });
    return saved(copy.done.changed);
  }
  if (intent !== REMOVE_PERSON) return null;
  const submission = parseForm(form, personIdSchema);
  if (submission.status !== "success") return null;
  await removePerson(actor, { clientId, profileId: submission.value.person });
  return saved(copy.done.removed);
}

async function resend(submitted: Submitted, form: FormData): Promise<FormOutcome<string> | null> {
  const { actor, clientId, copy } = submitted;
  const submission = parseForm(form, invitationSchema);
  if (submission.status !== "success") return null;
  const { email } = submission.value;
  const wait = await consumeLetter(submitted, email);
  if (wait !== null) return refused(submission, copy.refused.tooMany, { status: 429, retryAfterSeconds: wait });
  await resendInvitation(actor, { clientId, email });
  return saved(copy.done.invited);
}

/** @returns the seconds to wait before another letter, or null; the team may write as often as it wants */
async function consumeLetter({ actor, clientId }: Submitted, email: string): Promise<number | null> {
  if (actor.role === "admin") return null;
  return (await invitations.consume(actor.id)) ?? (await lettersToOne.consume(`${clientId} ${email}`));
}

async function invite(submitted: Submitted, form: FormData): Promise<FormOutcome<string>> {
  const { actor, clientId, copy } = submitted;
  const submission = parseForm(form, personSchema(copy.missing));
  if (submission.status !== "success") return shownAgain(submission.reply());
  const wait = await consumeLetter(submitted, submission.value.email);
  if (wait !== null) return refused(submission, copy.refused.tooMany, { status: 429, retryAfterSeconds: wait });
  try {
    await invitePerson(actor, clientId, submission.value);
    return saved(copy.done.invited);
  } catch (error) {
    if (!(error instanceof DomainError) || !isPersonRefusal(error.userMessage)) throw error;
    return refused(submission, copy.refused[error.userMessage]);
  }
}

function refused(
  submission: Submission<unknown, string[], unknown>,
  sentence: string,
  options?: Parameters<typeof shownAgain>[1],
): FormOutcome<string> {
  const reply = submission.reply();
  return shownAgain({ ...reply, status: "error", error: { email: [sentence] } }, options);
}
