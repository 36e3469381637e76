import { LEAD_ASSIGNED, LEADS_ASSIGNED } from "~/features/inquiries/emails";
import { inquiryFacts } from "~/features/inquiries/model/inquiry";
import { letter } from "~/features/mail/letter";
import type { Email, Reader } from "~/features/mail/model";
import { queueEmail, withdrawEmail } from "~/features/mail/outbox.server";
import { formatCount } from "~/lib/text/format-number";
import type { Transaction } from "~/server/db/transaction.server";
import { phoneText } from "~/server/forms/phone.server";
import type { User } from "~/server/sessions/user";
import { announceInquiry } from "./receive.server";

const releaseTopic = (id: string) => `inquiry-released:${id}`;

/**
 * Announces a message that leaves the quarantine, unless the team put it there itself or it was announced since.
 * The letters wait ten seconds (`withdrawReleased`). The caller holds the inquiry, and notes the move after this.
 */
export async function announceReleased(tx: Transaction, id: string): Promise<void> {
  const topic = releaseTopic(id);
  const moves = { inquiry_id: id, kind: "quarantine" } as const;
  const first = await tx.inquiryEvent.findFirst({ where: moves, orderBy: { created_at: "asc" } });
  const isWithdrawn = first?.text === "out" && (await tx.mailMessage.count({ where: { topic } })) === 0;
  if (!first || isWithdrawn) {
    const inquiry = await tx.contactInquiry.findUniqueOrThrow({ where: { id } });
    await announceInquiry(tx, inquiry, { topic, former: "" });
  }
}

/** Takes back the letters about a message that returns to the quarantine, as far as they wait. */
export async function withdrawReleased(tx: Transaction, id: string): Promise<void> {
  await withdrawEmail(tx, releaseTopic(id));
}

interface Assignment {
  id: string;
  formerOwnerId: string | null;
  ownerId: string | null;
  nextAction: string | null;
}

const ownerTopic = (id: string) => `inquiry-owner:${id}`;

/** Writes to an inquiry's new owner. The letter waits ten seconds, and is dropped if the inquiry is given on meanwhile. */
export async function announceOwner(tx: Transaction, actor: User, assignment: Assignment): Promise<void> {
  const { id, ownerId, nextAction } = assignment;
  const former = await formerOwner(tx, assignment);
  const owner = await findOwner(tx, actor, ownerId);
  if (!owner || ownerId === former) return;
  const inquiry = await tx.contactInquiry.findUniqueOrThrow({ where: { id } });
  const said = inquiryFacts({ ...inquiry, phone: inquiry.phone && phoneText(inquiry.phone) });
  const facts = [...said, ...(nextAction ? ([["Prochaine action", nextAction]] as const) : [])];
  const about = { topic: ownerTopic(id), former, inquiry_id: id };
  await queueEmail(tx, leadAssigned({ ...owner, inquiry, facts, assigner: actor.fullName || null }), about);
}

/** Tells one of the team of an assigned lead. @param facts what else is known of it, and the next action, with labels */
export function leadAssigned({
  recipient,
  fullName,
  inquiry,
  facts,
  assigner,
}: Omit<Reader, "language"> & {
  inquiry: { id: string; name: string; message: string };
  facts: readonly (readonly [string, string])[];
  assigner: string | null;
}): Email {
  const { id, name, message } = inquiry;
  const news = assigner ? `${assigner} vous confie la demande de ${name}.` : `La demande de ${name} vous est confiée.`;
  return letter(
    {
      kind: LEAD_ASSIGNED,
      recipient,
      fullName,
      language: "fr",
      subject: `À vous de jouer\u202f: la demande de ${name}`,
    },
    [
      { type: "text", text: news },
      { type: "facts", rows: [["Nom", name], ...facts] },
      { type: "quote", text: message },
      { type: "action", label: "Ouvrir la demande", path: `/admin/inquiries/${id}` },
    ],
  );
}

/** Whom the owner's letter that waits would have told, or who had it: that user is told nothing new. */
async function formerOwner(tx: Transaction, { id, formerOwnerId }: Omit<Assignment, "ownerId">): Promise<string> {
  const withdrawn = await withdrawEmail(tx, ownerTopic(id));
  return (withdrawn ? withdrawn.former : formerOwnerId) ?? "";
}

/** The new owner to write to; null where the user took it, or it has no owner. */
async function findOwner(tx: Transaction, actor: User, ownerId: string | null) {
  if (!ownerId || ownerId === actor.id) return null;
  const owner = await tx.credential.findUnique({ where: { profile_id: ownerId }, include: { profile: true } });
  return owner && { recipient: owner.email, fullName: owner.profile.full_name ?? "" };
}

const bulkTopic = (token: string) => `inquiries-owner:${token}`;

/** Several inquiries that were given to one user at once. */
export interface Handover {
  token: string;
  ownerId: string | null;
  inquiries: readonly { id: string; name: string; next_action: string | null; owner_id: string | null }[];
}

/** Writes one letter of several inquiries that another user has given. It waits as the letter of one does. */
export async function announceHandover(tx: Transaction, actor: User, handover: Handover): Promise<void> {
  const { token, ownerId, inquiries } = handover;
  const leads: { id: string; name: string; nextAction: string | null }[] = [];
  for (const { id, name, next_action: nextAction, owner_id: formerOwnerId } of inquiries)
    if ((await formerOwner(tx, { id, formerOwnerId, nextAction })) !== ownerId) leads.push({ id, name, nextAction });
  const owner = await findOwner(tx, actor, ownerId);
  if (!owner || leads.length === 0) return;
  const letter = leadsAssigned({ ...owner, leads, assigner: actor.fullName || null });
  await queueEmail(tx, letter, { topic: bulkTopic(token), former: "" });
}

/** Tells one of the team of several assigned leads. */
export function leadsAssigned({
  recipient,
  fullName,
  leads,
  assigner,
}: Omit<Reader, "language"> & {
  leads: readonly { id: string; name: string; nextAction: string | null }[];
  assigner: string | null;
}): Email {
  const count = formatCount(leads.length, "demande");
  return letter(
    { kind: LEADS_ASSIGNED, recipient, fullName, language: "fr", subject: `À vous de jouer\u202f: ${count}` },
    [
      { type: "text", text: assigner ? `${assigner} vous confie ${count}.` : `Vous recevez ${count}.` },
      {
        type: "links",
        rows: leads.map(({ id, name, nextAction }) => [
          nextAction ? `${name}, ${nextAction}` : name,
          `/admin/inquiries/${id}`,
        ]),
      },
      { type: "action", label: "Ouvrir les demandes", path: "/admin/inquiries" },
    ],
  );
}

/** Takes back the letter of such a change as long as it waits. @returns whether it was there to be taken back */
export async function withdrawHandover(tx: Transaction, token: string): Promise<boolean> {
  return (await withdrawEmail(tx, bulkTopic(token))) !== null;
}
