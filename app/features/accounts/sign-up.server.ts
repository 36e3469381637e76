import { listTeamAddresses } from "~/features/accounts/queries.server";
import type { SignUpInput } from "~/features/accounts/schema";
import { createAccountToken } from "~/features/accounts/tokens.server";
import { accountExists } from "~/features/mail/letters/account-exists";
import { newAccount } from "~/features/mail/letters/new-account";
import { verifyEmail } from "~/features/mail/letters/verify-email";
import { queueMail } from "~/features/mail/outbox.server";
import type { Prisma } from "~/server/db/client/client";
import { violatedConstraint } from "~/server/db/violated-constraint.server";
import { db } from "~/server/db.server";
import { logger } from "~/server/logger.server";
import { hashPassword } from "~/server/password.server";

/**
 * Makes a client's account and writes to its address. An address that has an account already is told so by e-mail
 * alone: whoever typed it learns nothing, and waits as long.
 */
export async function signUp({ full_name, email, password }: SignUpInput): Promise<void> {
  const password_hash = await hashPassword(password);
  try {
    await db.$transaction(async (tx) => {
      const known = await tx.credential.findUnique({ where: { email }, include: { profile: true } });
      if (known) return remindOwner(tx, known);
      const credential = { create: { email, password_hash } };
      const { id } = await tx.profile.create({ data: { full_name, credential }, select: { id: true } });
      await sendVerification(tx, { id, email, fullName: full_name });
      for (const recipient of await listTeamAddresses(tx))
        await queueMail(tx, newAccount({ recipient, fullName: full_name, email }));
      logger.info({ event: "signed-up", profileId: id });
    });
  } catch (error) {
    // The same address at the same moment: the other one made the account, and its letter is on the way.
    if (!violatedConstraint(error)) throw error;
  }
}

interface Known {
  profile_id: string;
  email: string;
  email_verified_at: Date | null;
  profile: { full_name: string | null };
}

async function remindOwner(tx: Prisma.TransactionClient, known: Known): Promise<void> {
  const { profile_id: id, email, profile } = known;
  const fullName = profile.full_name ?? email;
  if (known.email_verified_at) await queueMail(tx, accountExists({ recipient: email, fullName }));
  else await sendVerification(tx, { id, email, fullName });
}

/** Sends the link that shows an address to be its owner's. */
async function sendVerification(
  tx: Prisma.TransactionClient,
  { id, email, fullName }: { id: string; email: string; fullName: string },
): Promise<void> {
  const token = await createAccountToken(tx, { profileId: id, kind: "verify_email", email });
  await queueMail(tx, verifyEmail({ recipient: email, fullName, token }));
}

/** Writes the link again to whoever signs in rightly with an address that is not confirmed yet. */
export async function sendVerificationAgain(profileId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const known = await tx.credential.findUnique({ where: { profile_id: profileId }, include: { profile: true } });
    if (known && !known.email_verified_at) await remindOwner(tx, known);
  });
}
