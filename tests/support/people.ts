import { hashPassword } from "~/server/crypto/password.server";
import { db } from "~/server/db/db.server";

interface Account {
  password?: string;
  /** As whoever has a password, unless told otherwise. */
  isProven?: boolean;
}

/** A profile with an address to sign in with, but no password unless one is given. */
export async function makePerson(role: "admin" | "client", email: string, account: Account = {}) {
  const { password, isProven = password !== undefined } = account;
  const password_hash = password === undefined ? null : await hashPassword(password);
  const credential = { create: { email, password_hash, email_verified_at: isProven ? new Date() : null } };
  return db.profile.create({ data: { role, full_name: email.split("@")[0], credential } });
}
