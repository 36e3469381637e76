import { accountState } from "~/features/clients/model";
import type { Command } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import type { Language } from "~/site/language";
import { inviteAccountIn, inviteClientIn } from "./clients.server";

/** Whose address something was written from, or is written to. */
interface Addressee {
  full_name: string;
  email: string | null;
  company: string | null;
  language: Language;
  /** The project that waits for the client. */
  projectTitle?: string;
}

/** Whose account an address has: a client's, an account that nobody has proven, or one of the team's. */
export type AccountOfAddress =
  | { kind: "client"; id: string; isInvited: boolean }
  | { kind: "unproven"; id: string }
  | { kind: "team" };

/**
 * The account of an address, or a new one whose invitation names the project; null without an address. An unproven
 * account that has a password may be a stranger's: the caller decides.
 */
export async function clientOfAddress(
  tx: Transaction,
  actor: Command["actor"],
  addressee: Addressee,
): Promise<AccountOfAddress | null> {
  const { full_name, company, language, projectTitle } = addressee;
  const email = addressee.email?.trim().toLowerCase();
  if (!email) return null;
  const account = await tx.credential.findUnique({ where: { email }, include: { profile: true } });
  if (!account) {
    const { id } = await inviteClientIn(tx, actor, { full_name, email, company, language, projectTitle });
    return { kind: "client", id, isInvited: true };
  }
  const { profile_id: id, profile } = account;
  if (profile.role === "admin") return { kind: "team" };
  const state = accountState(account);
  if (state === "unconfirmed") return { kind: "unproven", id };
  if (state !== "invited") return { kind: "client", id, isInvited: false };
  const fullName = profile.full_name ?? full_name;
  await inviteAccountIn(tx, actor, {
    profileId: id,
    fullName,
    email,
    language: profile.language,
    projectTitle,
  });
  return { kind: "client", id, isInvited: true };
}
