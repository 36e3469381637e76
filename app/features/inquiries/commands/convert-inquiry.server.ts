import { clientOfAddress, isEmailTaken } from "~/features/clients/commands/clients.server";
import { conversionRefusal } from "~/features/inquiries/model/conversion";
import { INQUIRY_GONE, SENDER_UNKNOWN, SENT_BY_TEAM } from "~/features/inquiries/model/inquiry";
import type { ConversionInput } from "~/features/inquiries/schema/conversion";
import { createProjectIn } from "~/features/projects/commands/projects.server";
import type { Outcome } from "~/server/db/run-command.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";
import type { Language } from "~/site/language";
import type { LockedInquiry } from "./change-inquiry.server";
import { lockInquiry } from "./change-inquiry.server";
import { addEvent } from "./events.server";

/** What an inquiry became, and whether it was this call that did it. */
export interface Conversion {
  isRepeat: boolean;
  clientId: string | null;
  projectId: string;
}

/**
 * Turns an inquiry into a client with a project. All of it or nothing; a second time answers what it became the first
 * time.
 *
 * An account with a password is linked as it stands: its password, sessions and links are its user's, and a conversion
 * never touches them. But an unproven address may be a stranger's, typed in the hope of reading what the agency makes
 * for its owner. No rule can tell the two apart where no e-mail is sent, so the team says whose it is, and until it has
 * said yes the project has no client: it can be given to the account later, or the address be proven by an invitation.
 * @throws DomainError `not-found`; `invalid` where the team has to say first whose account it is; `conflict` for an
 * inquiry sent from the address of an admin, an erased one, and one in quarantine.
 */
export async function convertInquiry(actor: User, id: string, input: ConversionInput): Promise<Conversion> {
  const command = { actor, action: "converted", target: "inquiry", notFound: INQUIRY_GONE };
  const convert = () => runCommand(command, (tx) => convertIn(tx, { actor, id, input }));
  return convert().catch((error: unknown) => {
    // Another request made an account of the same address: now it is there to be linked.
    if (isEmailTaken(error)) return convert();
    throw error;
  });
}

async function convertIn(
  tx: Transaction,
  { actor, id, input }: { actor: User; id: string; input: ConversionInput },
): Promise<Outcome<Conversion>> {
  const inquiry = await lockInquiry(tx, id);
  const { client_id, project_id } = inquiry;
  if (project_id) return unchanged({ isRepeat: true, clientId: client_id, projectId: project_id });
  const refusal = conversionRefusal(inquiry);
  if (refusal) throw new DomainError("conflict", refusal);
  const { full_name, company, is_sender, ...basics } = input;
  const sender = { ...inquiry, full_name, company, isSender: is_sender, projectTitle: basics.title };
  const client = await clientOf(tx, actor, sender);
  const clientId = client?.id ?? null;
  const { id: projectId } = await createProjectIn(tx, {
    actor,
    input: { ...basics, description: null, status: "pending", deadline: null, client_id: clientId },
    isAnnounced: !client?.isInvited,
  });
  const links = { client_id: clientId, project_id: projectId };
  await linkConversion(tx, inquiry, { actor, links, title: basics.title });
  return changed({ result: { isRepeat: false, clientId, projectId }, targetId: id, details: links, cacheTags: [] });
}

/**
 * Says of a locked inquiry what it became, with the lines of its history. Nobody who accepts a quote is a nuisance: such
 * an inquiry leaves the quarantine, and its history says so.
 */
export async function linkConversion(
  tx: Transaction,
  { id, status, is_spam }: Pick<LockedInquiry, "id" | "status" | "is_spam">,
  {
    actor,
    links,
    title,
  }: { actor: { id: string } | null; links: { client_id: string | null; project_id: string }; title: string },
): Promise<void> {
  const outcome = {
    status: "converted",
    lost_reason: null,
    is_spam: false,
    ...links,
    version: { increment: 1 },
  } as const;
  await tx.contactInquiry.update({ where: { id }, data: outcome });
  if (is_spam) await addEvent(tx, { inquiryId: id, kind: "quarantine", text: "out", actor });
  if (status !== "converted") await addEvent(tx, { inquiryId: id, kind: "status", text: "converted", actor });
  await addEvent(tx, { inquiryId: id, kind: "conversion", text: title, actor });
}

interface Sender {
  name: string;
  email: string | null;
  language: Language;
  full_name: string | undefined;
  company: string | null;
  isSender: ConversionInput["is_sender"];
  client_id: string | null;
  projectTitle: string;
}

/**
 * The account of the sender's address, or a new one whose invitation names the project; null without an address, and
 * when the team does not know whether the account there is the sender's.
 */
async function clientOf(
  tx: Transaction,
  actor: User,
  sender: Sender,
): Promise<{ id: string; isInvited: boolean } | null> {
  const { name, full_name = name, isSender, client_id } = sender;
  // The sender was signed in.
  if (client_id) return { id: client_id, isInvited: false };
  const found = await clientOfAddress(tx, actor, { ...sender, full_name });
  if (found?.kind === "team") throw new DomainError("conflict", SENT_BY_TEAM);
  if (found?.kind !== "unproven") return found;
  if (!isSender) throw new DomainError("invalid", SENDER_UNKNOWN, { field: "is_sender" });
  return isSender === "yes" ? { id: found.id, isInvited: false } : null;
}
