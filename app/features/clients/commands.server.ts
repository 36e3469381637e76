import type { User } from "~/features/accounts/model";
import { ALREADY_JOINED, CLIENT_GONE, EMAIL_TAKEN } from "~/features/clients/model";
import type { Invitation } from "~/features/clients/schema";
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
  { full_name, email, company }: Invitation,
): Promise<{ id: string }> {
  const { id } = await tx.profile.create({
    data: { full_name, company, role: "client", credential: { create: { email } } },
    select: { id: true },
  });
  await audit(tx, { actor, action: "invited", targetKind: "client", targetId: id });
  return { id };
}

/** Sends the invitation again. @throws DomainError `not-found`; `conflict` for a client who has a password. */
export async function resendInvitation(actor: User, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const profile = await tx.profile.findFirst({ where: { id, role: "client" }, include: { credential: true } });
    if (!profile?.credential) throw new DomainError("not-found", CLIENT_GONE);
    if (profile.credential.password_hash !== null) throw new DomainError("conflict", ALREADY_JOINED);
    await audit(tx, { actor, action: "invited-again", targetKind: "client", targetId: id });
  });
}
