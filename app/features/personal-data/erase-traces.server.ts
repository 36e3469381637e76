import { listIdsSentFrom } from "~/features/accounts/queries.server";
import { ERASED_NAME } from "~/features/clients/model";
import { blankInquiries, deleteInquiries, eraseMergedMessages } from "~/features/inquiries/erase.server";
import type { HeldMerged } from "~/features/inquiries/returning.server";
import type { NamedSenders } from "~/features/personal-data/model";
import { namedSenders } from "~/features/personal-data/model";
import type { HeldInquiry } from "~/features/personal-data/queries.server";
import { hasAccount } from "~/features/personal-data/queries.server";
import type { Transaction } from "~/server/db/transaction.server";
import { storedPhone } from "~/server/forms/phone.server";
import type { Erasure } from "~/server/registries/personal-data.server";
import { eraseRelated } from "./erase-related.server";
import { deleteEmailsOfSender, deleteThanks } from "./forget-letters.server";

/** How many messages are deleted, and how many stay without their sender as the origin of a project. */
export interface Erased {
  deleted: number;
  blanked: number;
}

/**
 * Erases messages with their history, the letters of it, and what names their sender in projects that came of them. An
 * address that an account or another message still has stays there: it is that one's too.
 */
export async function eraseInquiriesIn(
  tx: Transaction,
  erasures: readonly Erasure[],
  inquiries: HeldInquiry[],
): Promise<Erased> {
  if (inquiries.length === 0) return { deleted: 0, blanked: 0 };
  const ids = inquiries.map(({ id }) => id);
  const inquiryIds = [...ids, ...(await listMergedIds(tx, ids))];
  const senders = await listSenders(tx, inquiries);
  const emails = await listFreeEmails(tx, senders.emails, ids);
  await deleteEmailsOfSender(tx, { emails, inquiryIds });
  const companies = unique(inquiries.flatMap(({ company }) => company ?? []));
  const person = { ...SENDER, ...senders, saidEmails: senders.emails, inquiryIds, emails, companies };
  await eraseRelated(tx, erasures, person);
  const [kept, gone] = [inquiries.filter(isOrigin), inquiries.filter((inquiry) => !isOrigin(inquiry))];
  await blankInquiries(tx, idsOf(kept));
  await deleteInquiries(tx, idsOf(gone));
  return { deleted: gone.length, blanked: kept.length };
}

/**
 * Erases messages of an address that were merged into other inquiries, with the letters about them and what names their
 * sender in the trail of them. What else is in those inquiries is another person's.
 */
export async function eraseMergedIn(
  tx: Transaction,
  erasures: readonly Erasure[],
  { email, merged }: { email: string; merged: HeldMerged[] },
): Promise<void> {
  if (merged.length === 0) return;
  const inquiryIds = merged.map(({ id }) => id);
  const emails = await listFreeEmails(tx, [email], await listIdsSentFrom(tx, email));
  await deleteEmailsOfSender(tx, { emails, inquiryIds });
  const names = unique(merged.flatMap(({ facts }) => facts.Nom ?? []));
  const phones = unique(merged.flatMap(({ facts }) => facts.Téléphone ?? []));
  const person = { ...SENDER, names, phones, emails, saidEmails: [email], inquiryIds, companies: [] };
  await eraseRelated(tx, erasures, person);
  await eraseMergedMessages(tx, inquiryIds);
}

/** All senders in messages and their histories: addresses in lower case, numbers as they are stored. */
async function listSenders(tx: Transaction, inquiries: HeldInquiry[]): Promise<NamedSenders> {
  const told = await tx.inquiryEvent.findMany({
    where: { inquiry_id: { in: idsOf(inquiries) }, kind: { in: ["message", "correction"] }, text: { not: null } },
    select: { text: true },
  });
  const former = namedSenders(told.flatMap(({ text }) => text ?? []));
  const emails = [...inquiries.flatMap(({ email }) => email ?? []), ...former.emails];
  const phones = [...inquiries.flatMap(({ phone }) => phone ?? []), ...former.phones];
  return {
    names: unique([...inquiries.map(({ name }) => name), ...former.names]),
    emails: unique(emails.map((email) => email.toLowerCase())),
    phones: unique(phones.map((phone) => storedPhone(phone) ?? phone)),
  };
}

/** The messages that were merged into these, by the audit trail. */
async function listMergedIds(tx: Transaction, ids: string[]): Promise<string[]> {
  const merges = await tx.$queryRaw<{ id: string | null }[]>`
    SELECT details->>'merged_id' AS id FROM audit_entries
    WHERE target_kind = 'inquiry' AND target_id = ANY (${ids}::text[]) AND action = 'merged'`;
  return merges.flatMap(({ id }) => id ?? []);
}

/** A project or client came of it: its date and service stay. */
function isOrigin({ project_id, client_id }: HeldInquiry): boolean {
  return project_id !== null || client_id !== null;
}

/** Who sent a message: a form proves neither name nor address. */
const SENDER = { profileId: null, isProven: false, othersIds: [], erasedName: ERASED_NAME };

const idsOf = (inquiries: HeldInquiry[]) => inquiries.map(({ id }) => id);
const unique = (texts: string[]) => [...new Set(texts)];

/** The addresses that neither an account nor another message has. */
async function listFreeEmails(tx: Transaction, emails: string[], ids: string[]): Promise<string[]> {
  const free: string[] = [];
  for (const email of emails) {
    const isElsewhere = (await listIdsSentFrom(tx, email)).some((id) => !ids.includes(id));
    if (isElsewhere) continue;
    if (await hasAccount(tx, email)) await deleteThanks(tx, email);
    else free.push(email);
  }
  return free;
}
