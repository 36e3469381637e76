import { redactPerson } from "~/features/clients/commands/redact-traces.server";
import { blankInquiries, deleteInquiries } from "~/features/inquiries/commands/erase-inquiries.server";
import { deleteEmails, deleteThanks } from "~/features/mail/commands/delete-emails.server";
import { deleteEmailsAbout } from "~/features/mail/commands/outbox.server";
import type { HeldInquiry } from "~/features/personal-data/queries.server";
import { hasAccount, listIdsSentFrom } from "~/features/personal-data/queries.server";
import type { Transaction } from "~/server/db/transaction.server";

/** Stands for the account of a sender who has none. */
const NO_ACCOUNT = "00000000-0000-0000-0000-000000000000";

/** What was erased: how many messages are gone, and how many stay without their sender as the origin of a project. */
export interface Erased {
  deleted: number;
  blanked: number;
}

/**
 * Erases messages with their history, the letters of it, and what names their sender elsewhere. An address or a number
 * that an account or another message still has stays where others wrote it: it is that one's too.
 */
export async function eraseInquiriesIn(tx: Transaction, inquiries: HeldInquiry[]): Promise<Erased> {
  const inquiryIds = inquiries.map(({ id }) => id);
  const emails = await listFreeEmails(tx, inquiries);
  const phones = await listFreePhones(tx, inquiries);
  const names = unique(inquiries.map(({ name }) => name));
  await deleteLetters(tx, inquiryIds, emails);
  await redactPerson(tx, { id: NO_ACCOUNT, inquiryIds, emails, names, phones });
  const [kept, gone] = [inquiries.filter(isOrigin), inquiries.filter((inquiry) => !isOrigin(inquiry))];
  await blankInquiries(tx, idsOf(kept));
  await deleteInquiries(tx, idsOf(gone));
  return { deleted: gone.length, blanked: kept.length };
}

/** A project, or a client, came of it: its date and its service stay with that. */
function isOrigin({ project_id, client_id }: HeldInquiry): boolean {
  return project_id !== null || client_id !== null;
}

const idsOf = (inquiries: HeldInquiry[]) => inquiries.map(({ id }) => id);
const unique = (texts: string[]) => [...new Set(texts)];

/** Replies, news to the team, thanks, and all that was written to an address which nothing else holds. */
async function deleteLetters(tx: Transaction, inquiryIds: string[], emails: string[]): Promise<void> {
  const where = { inquiry_id: { in: inquiryIds }, mail_id: { not: null } };
  const replies = await tx.inquiryEvent.findMany({ where, select: { mail_id: true } });
  await deleteEmails(
    tx,
    replies.flatMap(({ mail_id }) => mail_id ?? []),
  );
  const addresses = emails.map((email) => ({ email, isShared: false, since: null, until: null }));
  await deleteEmailsAbout(tx, { addresses, inquiryIds });
}

/** The addresses of these messages that neither an account nor another message has, in lower case. */
async function listFreeEmails(tx: Transaction, inquiries: HeldInquiry[]): Promise<string[]> {
  const free: string[] = [];
  const ids = new Set(idsOf(inquiries));
  for (const email of unique(inquiries.flatMap(({ email }) => email?.toLowerCase() ?? []))) {
    const isElsewhere = (await listIdsSentFrom(tx, email)).some((id) => !ids.has(id));
    if (isElsewhere) continue;
    if (await hasAccount(tx, email)) await deleteThanks(tx, email);
    else free.push(email);
  }
  return free;
}

/** The same of their telephones. */
async function listFreePhones(tx: Transaction, inquiries: HeldInquiry[]): Promise<string[]> {
  const phones = unique(inquiries.flatMap(({ phone }) => phone ?? []));
  if (phones.length === 0) return [];
  const others = await tx.contactInquiry.findMany({
    where: { phone: { in: phones }, id: { notIn: idsOf(inquiries) } },
    select: { phone: true },
  });
  const taken = new Set(others.map(({ phone }) => phone));
  return phones.filter((phone) => !taken.has(phone));
}
