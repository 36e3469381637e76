import { createAccountLink, lockUnproven } from "~/features/accounts/account-links.server";
import { invitation as invitationEmail } from "~/features/accounts/emails";
import { accountState, CLIENT_GONE } from "~/features/clients/model";
import type { Invitation } from "~/features/clients/schema";
import type { ClientCorrection } from "~/features/clients/schema.server";
import { queueEmail } from "~/features/mail/outbox.server";
import { violatedConstraint } from "~/server/db/database-errors.server";
import { db } from "~/server/db/db.server";
import type { Command } from "~/server/db/run-command.server";
import { audit, changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { editConflict } from "~/server/forms/edit-conflict.server";
import { claimOnce } from "~/server/forms/idempotency.server";
import type { User } from "~/server/sessions/user";
import type { Language } from "~/site/language";

const TARGET = "client";

const EMAIL_UNIQUE = "credentials_email_key";

function clientCommand(actor: User, action: string): Command {
  const refusals = { [EMAIL_UNIQUE]: new DomainError("invalid", "Cette adresse a déjà un compte", { field: "email" }) };
  return { actor, action, target: TARGET, notFound: CLIENT_GONE, refusals };
}

/**
 * Invites a client by e-mail. The same form sent twice invites once, and both learn which client it is.
 * @throws DomainError `invalid` for an address that has an account, whether or not its owner has proven it.
 */
export async function inviteClient(actor: User, invitation: Invitation): Promise<{ id: string }> {
  await runCommand(clientCommand(actor, "invited"), async (tx) => {
    const content = [actor.id, JSON.stringify(invitation)];
    const { isRepeat } = await claimOnce(tx, { kind: TARGET, content });
    if (isRepeat) return unchanged(undefined);
    const id = await insertClient(tx, invitation);
    return changed({ result: undefined, targetId: id, cacheTags: [] });
  });
  const invited = await db.credential.findUnique({ where: { email: invitation.email } });
  // Invited by the first of two requests, and deleted or moved since.
  if (!invited) throw new DomainError("invalid", CLIENT_GONE, { field: "email" });
  return { id: invited.profile_id };
}

export function isEmailTaken(error: unknown): boolean {
  return violatedConstraint(error) === EMAIL_UNIQUE;
}

/** Creates a client inside the transaction of a command, and sends the invitation. @returns its id */
async function insertClient(
  tx: Transaction,
  { full_name, email, company, language, projectTitle }: Invitation & { projectTitle?: string | undefined },
): Promise<string> {
  const profile = await tx.profile.create({
    data: { full_name, company, language, role: "client", credential: { create: { email } } },
  });
  const guest = { profileId: profile.id, fullName: full_name, email, language: profile.language, projectTitle };
  await sendInvitation(tx, guest);
  return profile.id;
}

/**
 * Sends the owner of an unproven address a link to choose a password. Until the link is used, an account that a user
 * signs in with goes on as it is: reading the mailbox proves its owner.
 * @throws DomainError `conflict` for an account whose address is proven.
 */
async function sendInvitation(
  tx: Transaction,
  guest: {
    profileId: string;
    fullName: string;
    email: string;
    language: Language;
    /** The project that waits for the client. */
    projectTitle?: string | undefined;
  },
): Promise<void> {
  const { profileId, fullName, email, language, projectTitle } = guest;
  if (!(await lockUnproven(tx, profileId, email)))
    throw new DomainError("conflict", "Ce client a déjà confirmé son adresse : il n’a plus besoin d’invitation.");
  const token = await createAccountLink(tx, { profileId, kind: "invitation", email });
  const facts = { recipient: email, fullName, language, token, projectTitle: projectTitle ?? null };
  await queueEmail(tx, invitationEmail(facts));
}

/**
 * Invites a client again.
 * @throws DomainError `not-found`, for an erased one too; `conflict` for a client whose address is proven.
 */
export function resendInvitation(actor: User, id: string): Promise<void> {
  return runCommand(clientCommand(actor, "invited"), async (tx) => {
    const profile = await tx.profile.findFirst({
      where: { id, role: "client", erased_at: null },
      include: { credential: true },
    });
    if (!profile?.credential) throw new DomainError("not-found", CLIENT_GONE);
    const { email } = profile.credential;
    const { full_name, language } = profile;
    await sendInvitation(tx, { profileId: id, fullName: full_name ?? email, email, language });
    return changed({ result: undefined, targetId: id, cacheTags: [] });
  });
}

/** The language of e-mails to a client. @throws DomainError `not-found`, for an erased one too. */
export function updateClientLanguage(actor: User, id: string, language: Language): Promise<void> {
  return runCommand(clientCommand(actor, "updated"), async (tx) => {
    await tx.profile.update({ where: { id, role: "client", erased_at: null }, data: { language } });
    return changed({ result: undefined, targetId: id, details: { language }, cacheTags: [] });
  });
}

/**
 * Saves a client's name, company and telephone over the version that the form was opened with.
 * @throws DomainError `not-found`, for an erased one too.
 */
export function updateClient(actor: User, id: string, { version, ...input }: ClientCorrection): Promise<void> {
  return runCommand<void>(clientCommand(actor, "updated"), async (tx) => {
    const [stored] = await tx.$queryRaw<{ version: number }[]>`
      SELECT version FROM profiles WHERE id = ${id}::uuid AND role = 'client' AND erased_at IS NULL FOR NO KEY UPDATE`;
    if (!stored) throw new DomainError("not-found", CLIENT_GONE);
    if (version !== undefined && version !== stored.version) {
      throw await editConflict(tx, "Ce client", { targetKind: TARGET, targetId: id, version: stored.version });
    }
    await tx.profile.update({ where: { id }, data: { ...input, version: { increment: 1 } } });
    return changed({ result: undefined, targetId: id, cacheTags: [] });
  });
}

/** An address belongs to a client, to an account that did not prove it, or to the team. */
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
  addressee: {
    full_name: string;
    email: string | null;
    company: string | null;
    language: Language;
    projectTitle?: string;
  },
): Promise<AccountOfAddress | null> {
  const { full_name, company, language, projectTitle } = addressee;
  const email = addressee.email?.trim().toLowerCase();
  if (!email) return null;
  const invited = async (id: string) => {
    await audit(tx, { actor, action: "invited", targetKind: TARGET, targetId: id });
    return { kind: "client", id, isInvited: true } as const;
  };
  const account = await tx.credential.findUnique({ where: { email }, include: { profile: true } });
  if (!account) return invited(await insertClient(tx, { full_name, email, company, language, projectTitle }));
  const { profile_id: id, profile } = account;
  if (profile.role === "admin") return { kind: "team" };
  const state = accountState(account);
  if (state === "unconfirmed") return { kind: "unproven", id };
  if (state !== "invited") return { kind: "client", id, isInvited: false };
  const fullName = profile.full_name ?? full_name;
  await sendInvitation(tx, { profileId: id, fullName, email, language: profile.language, projectTitle });
  return invited(id);
}
