import type { User } from "~/features/accounts/model";
import { createAccountToken } from "~/features/accounts/tokens.server";
import { ALREADY_JOINED, CLIENT_GONE, EMAIL_TAKEN } from "~/features/clients/model";
import type { Invitation } from "~/features/clients/schema";
import { invitation } from "~/features/mail/letters/invitation";
import { queueMail } from "~/features/mail/outbox.server";
import { audit } from "~/server/audit.server";
import type { Prisma } from "~/server/db/client/client";
import { violatedConstraint } from "~/server/db/violated-constraint.server";
import { db } from "~/server/db.server";
import { DomainError } from "~/server/errors.server";

/** Invites a client by e-mail. @throws DomainError `conflict` for an address that has an account. */
export function inviteClient(actor: User, invitation: Invitation): Promise<{ id: string }> {
  return db
    .$transaction((tx) => inviteClientIn(tx, actor, invitation))
    .catch((error: unknown) => {
      if (!isEmailTaken(error)) throw error;
      throw new DomainError("conflict", EMAIL_TAKEN, { cause: error });
    });
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
  const { full_name, email, company } = invited;
  const { id } = await tx.profile.create({
    data: { full_name, company, role: "client", credential: { create: { email } } },
    select: { id: true },
  });
  await sendInvitation(tx, { profileId: id, fullName: full_name, email, projectTitle });
  await audit(tx, { actor, action: "invited", targetKind: "client", targetId: id });
  return { id };
}

/** Sends the invitation again. @throws DomainError `not-found`; `conflict` for a client who has a password. */
export async function resendInvitation(actor: User, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const profile = await tx.profile.findFirst({ where: { id, role: "client" }, include: { credential: true } });
    if (!profile?.credential) throw new DomainError("not-found", CLIENT_GONE);
    const { email, password_hash } = profile.credential;
    if (password_hash !== null) throw new DomainError("conflict", ALREADY_JOINED);
    await sendInvitation(tx, { profileId: id, fullName: profile.full_name ?? email, email });
    await audit(tx, { actor, action: "invited-again", targetKind: "client", targetId: id });
  });
}

interface Guest {
  profileId: string;
  fullName: string;
  email: string;
  projectTitle?: string | undefined;
}

/** The link of an earlier invitation ends. */
async function sendInvitation(tx: Prisma.TransactionClient, { profileId, fullName, email, projectTitle }: Guest) {
  const token = await createAccountToken(tx, { profileId, kind: "invitation", email });
  await queueMail(tx, invitation({ recipient: email, fullName, token, projectTitle: projectTitle ?? null }));
}
