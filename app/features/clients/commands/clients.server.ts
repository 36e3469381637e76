import { createAccountToken } from "~/features/accounts/commands/account-tokens.server";
import { lockUnproven } from "~/features/accounts/commands/create-client.server";
import { ALREADY_JOINED, CLIENT_GONE, EMAIL_TAKEN } from "~/features/clients/model";
import type { Invitation } from "~/features/clients/schema";
import { queueEmail } from "~/features/mail/commands/outbox.server";
import { invitation } from "~/features/mail/email-templates/invitation";
import { audit } from "~/server/db/audit.server";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { violatedConstraint } from "~/server/db/violated-constraint.server";
import { DomainError } from "~/server/errors.server";
import { withIdempotency } from "~/server/forms/idempotency.server";
import type { User } from "~/server/sessions/user";
import type { Language } from "~/site/language";

/**
 * Invites a client by e-mail. The same form sent twice invites once, and both learn which client it is.
 * @throws DomainError `conflict` for an address that has an account, whether or not its owner has proven it.
 */
export async function inviteClient(actor: User, invitation: Invitation): Promise<{ id: string }> {
  await withIdempotency({
    kind: "client",
    content: [actor.id, JSON.stringify(invitation)],
    store: (tx) => inviteClientIn(tx, actor, invitation),
  }).catch((error: unknown) => {
    if (!isEmailTaken(error)) throw error;
    throw new DomainError("conflict", EMAIL_TAKEN, { cause: error });
  });
  const invited = await db.credential.findUnique({ where: { email: invitation.email } });
  // Invited a moment ago, and gone since or at another address.
  if (!invited) throw new DomainError("conflict", CLIENT_GONE);
  return { id: invited.profile_id };
}

/** Whether a write failed because its address has an account. */
export function isEmailTaken(error: unknown): boolean {
  return violatedConstraint(error) === "credentials_email_key";
}

/** The same inside a transaction that does more, such as converting an inquiry. */
export async function inviteClientIn(
  tx: Prisma.TransactionClient,
  actor: User,
  { projectTitle, ...invited }: Invitation & { projectTitle?: string },
): Promise<{ id: string }> {
  const { full_name, email, company, language } = invited;
  const profile = await tx.profile.create({
    data: { full_name, company, language, role: "client", credential: { create: { email } } },
  });
  const guest = { profileId: profile.id, fullName: full_name, email, language: profile.language, projectTitle };
  await inviteAccount(tx, actor, guest);
  return { id: profile.id };
}

/**
 * Writes the owner of an unproven address a link by which he chooses a password. An account that somebody signs in with
 * goes on as it is until the link is used: whoever reads that mailbox is its owner, and takes it over by that alone.
 * @throws DomainError `conflict` for an account whose address is proven.
 */
export async function inviteAccount(tx: Prisma.TransactionClient, actor: User, guest: Guest): Promise<void> {
  const { profileId, fullName, email, language, projectTitle } = guest;
  if (!(await lockUnproven(tx, profileId, email))) throw new DomainError("conflict", ALREADY_JOINED);
  const token = await createAccountToken(tx, { profileId, kind: "invitation", email });
  const letter = { recipient: email, fullName, language, token, projectTitle: projectTitle ?? null };
  await queueEmail(tx, invitation(letter));
  await audit(tx, { actor, action: "invited", targetKind: "client", targetId: profileId });
}

/**
 * Invites a client again.
 * @throws DomainError `not-found`, for an erased one too; `conflict` for a client whose address is proven.
 */
export async function resendInvitation(actor: User, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const profile = await tx.profile.findFirst({
      where: { id, role: "client", erased_at: null },
      include: { credential: true },
    });
    if (!profile?.credential) throw new DomainError("not-found", CLIENT_GONE);
    const { email } = profile.credential;
    const { full_name, language } = profile;
    await inviteAccount(tx, actor, { profileId: id, fullName: full_name ?? email, email, language });
  });
}

/** Changes the language of the letters to a client. @throws DomainError `not-found` for nobody's, or an erased one's. */
export async function changeLanguage(actor: User, id: string, language: Language): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.profile.updateMany({
      where: { id, role: "client", erased_at: null },
      data: { language },
    });
    if (count === 0) throw new DomainError("not-found", CLIENT_GONE);
    await audit(tx, { actor, action: "updated", targetKind: "client", targetId: id, details: { language } });
  });
}

interface Guest {
  profileId: string;
  fullName: string;
  email: string;
  language: Language;
  /** The project that waits for him. */
  projectTitle?: string | undefined;
}
