import { z } from "zod";
import { profileFields } from "~/features/accounts/schema";
import { clientOfAddress, isEmailTaken } from "~/features/clients/invite.server";
import { conversionRefusal, INQUIRY_GONE, SENT_BY_TEAM } from "~/features/inquiries/model/inquiry";
import { projectBasics } from "~/features/projects/schema";
import { createProjectIn } from "~/features/projects/write.server";
import type { Outcome } from "~/server/db/run-command.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";
import type { Language } from "~/site/language";
import type { LockedInquiry } from "./change.server";
import { lockInquiry } from "./change.server";
import { addEvent } from "./events.server";

/** Whether an account with an unproven address is the sender's, as the team knows it. */
export const SENDER_ANSWERS = ["yes", "no"] as const;

/** Makes an inquiry a client with a project. Who already has an account keeps its name. */
export const conversionSchema = z.object({
  ...projectBasics,
  full_name: profileFields.full_name.optional(),
  company: profileFields.company,
  is_sender: z.enum(SENDER_ANSWERS).optional().catch(undefined),
});

type ConversionInput = z.output<typeof conversionSchema>;

export interface Conversion {
  isRepeat: boolean;
  clientId: string | null;
  projectId: string;
}

/**
 * Turns an inquiry into a client with a project; a second time answers with the first result.
 * An account with a password is linked as it stands. An unproven address may be a stranger's, so the team says whether
 * it is the sender's; until then the project has no client.
 * @throws DomainError `not-found`; `invalid` if the team has to say whose account it is; `conflict` for an inquiry of an
 * admin's address, an erased one, and one in quarantine.
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

/** Marks a locked inquiry as converted, with its history lines; an inquiry in quarantine leaves it. */
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

/** The account of the sender's address, or a new invited one; null without an address, or if the account is not theirs. */
async function clientOf(
  tx: Transaction,
  actor: User,
  sender: {
    name: string;
    email: string | null;
    language: Language;
    full_name: string | undefined;
    company: string | null;
    isSender: ConversionInput["is_sender"];
    client_id: string | null;
    projectTitle: string;
  },
): Promise<{ id: string; isInvited: boolean } | null> {
  const { name, full_name = name, isSender, client_id } = sender;
  if (client_id) return { id: client_id, isInvited: false };
  const found = await clientOfAddress(tx, actor, { ...sender, full_name });
  if (found?.kind === "team") throw new DomainError("conflict", SENT_BY_TEAM);
  if (found?.kind !== "unproven") return found;
  if (!isSender)
    throw new DomainError("invalid", "Dites si ce compte est celui de l’expéditeur", { field: "is_sender" });
  return isSender === "yes" ? { id: found.id, isInvited: false } : null;
}
