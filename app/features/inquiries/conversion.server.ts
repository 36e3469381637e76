import type { User } from "~/features/accounts/model";
import { inviteAccount, inviteClientIn, isEmailTaken } from "~/features/clients/commands.server";
import { accountState } from "~/features/clients/model";
import type { ConversionInput } from "~/features/inquiries/conversion-schema";
import { INQUIRY_GONE, SENT_BY_TEAM } from "~/features/inquiries/model";
import { createProjectIn } from "~/features/projects/commands.server";
import type { Language } from "~/lib/language";
import { audit } from "~/server/audit.server";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db.server";
import { DomainError } from "~/server/errors.server";

type Tx = Prisma.TransactionClient;

/** What an inquiry became, and whether it was this call that did it. */
export interface Conversion {
  isRepeat: boolean;
  clientId: string | null;
  projectId: string;
}

interface LockedInquiry {
  name: string;
  email: string;
  language: Language;
  client_id: string | null;
  project_id: string | null;
}

/**
 * Makes an inquiry a client, invited unless its address is that of a confirmed account, with a project. All of it or
 * nothing; a second time answers what it became the first time.
 * @throws DomainError `not-found`; `conflict` for an inquiry sent from the address of somebody of the team.
 */
export async function convertInquiry(actor: User, id: string, input: ConversionInput): Promise<Conversion> {
  const convert = () => db.$transaction((tx) => convertIn(tx, { actor, id, input }));
  return convert().catch((error: unknown) => {
    // Somebody made an account of the same address meanwhile: now it is there to be taken.
    if (isEmailTaken(error)) return convert();
    throw error;
  });
}

interface Request {
  actor: User;
  id: string;
  input: ConversionInput;
}

async function convertIn(tx: Tx, { actor, id, input }: Request): Promise<Conversion> {
  const inquiry = await lockInquiry(tx, id);
  if (inquiry.project_id) return { isRepeat: true, clientId: inquiry.client_id, projectId: inquiry.project_id };
  const { full_name, company, ...basics } = input;
  const client = await clientOf(tx, actor, { ...inquiry, full_name, company, projectTitle: basics.title });
  const project = await createProjectIn(tx, {
    actor,
    input: { ...basics, description: null, status: "pending", deadline: null, client_id: client.id },
    isAnnounced: !client.isInvited,
  });
  const links = { client_id: client.id, project_id: project.id };
  await tx.contactInquiry.update({ where: { id }, data: { status: "converted", is_spam: false, ...links } });
  await audit(tx, { actor, action: "converted", targetKind: "inquiry", targetId: id, details: links });
  return { isRepeat: false, clientId: client.id, projectId: project.id };
}

/** Whoever converts the same inquiry at the same time waits here, and then sees what it became. */
async function lockInquiry(tx: Tx, id: string): Promise<LockedInquiry> {
  const [inquiry] = await tx.$queryRaw<LockedInquiry[]>`
    SELECT name, email, language::text AS language, client_id, project_id FROM contact_inquiries WHERE id = ${id}::uuid FOR UPDATE`;
  if (!inquiry) throw new DomainError("not-found", INQUIRY_GONE);
  return inquiry;
}

interface Sender {
  name: string;
  email: string;
  language: Language;
  full_name: string | undefined;
  company: string | null;
  projectTitle: string;
}

/**
 * The account of the sender's address, or a new one whose invitation names the project. An account whose address
 * nobody has proven is invited too: the project is not for whoever opened it with another's address.
 */
async function clientOf(tx: Tx, actor: User, sender: Sender): Promise<{ id: string; isInvited: boolean }> {
  const email = sender.email.trim().toLowerCase();
  const account = await tx.credential.findUnique({ where: { email }, include: { profile: true } });
  const { name, full_name = name, company, language, projectTitle } = sender;
  if (account?.profile.role === "admin") throw new DomainError("conflict", SENT_BY_TEAM);
  const state = accountState(account);
  if (account && state === "active") return { id: account.profile_id, isInvited: false };
  if (account && state === "invited") {
    const fullName = account.profile.full_name ?? full_name;
    const guest = { profileId: account.profile_id, fullName, email, language: account.profile.language, projectTitle };
    await inviteAccount(tx, actor, guest);
    return { id: account.profile_id, isInvited: true };
  }
  const { id } = await inviteClientIn(tx, actor, { full_name, email, company, language, projectTitle });
  return { id, isInvited: true };
}
