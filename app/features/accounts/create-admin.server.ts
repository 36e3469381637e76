import { createAdminSchema } from "~/features/accounts/schema";
import { hashPassword } from "~/server/crypto/password.server";
import { runTransaction } from "~/server/db/run-command.server";
import { DomainError } from "~/server/errors.server";
import { endAccountLinks, lockAccount } from "./account-links.server";

/**
 * Creates an admin; an existing account with that address becomes one and takes the new password.
 * Its open sessions and links end, since its rights changed.
 * @throws DomainError `invalid` with a French sentence.
 */
export async function createAdmin(input: {
  email: string;
  password: string;
  fullName?: string;
}): Promise<{ id: string }> {
  const parsed = createAdminSchema.safeParse(input);
  if (!parsed.success) throw new DomainError("invalid", parsed.error.issues[0]?.message ?? "Compte invalide.");
  const { email, password, fullName } = parsed.data;
  const password_hash = await hashPassword(password);
  return runTransaction(async (tx) => {
    const existing = await tx.credential.findUnique({ where: { email } });
    if (!existing) {
      const credential = { create: { email, password_hash, email_verified_at: new Date() } };
      return tx.profile.create({ data: { full_name: fullName, role: "admin", credential }, select: { id: true } });
    }
    const id = existing.profile_id;
    await lockAccount(tx, id);
    await tx.credential.update({ where: { email }, data: { password_hash, email_verified_at: new Date() } });
    await tx.session.deleteMany({ where: { profile_id: id } });
    await endAccountLinks(tx, id);
    return tx.profile.update({ where: { id }, data: { role: "admin" }, select: { id: true } });
  });
}
