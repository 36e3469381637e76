import { listIdsSentFrom } from "~/features/accounts/queries.server";
import { listHeldAnswers, listHeldIdentities } from "~/features/billing/clients/queries.server";
import { listConsentsOf } from "~/features/case-studies/consents.server";
import { listInvitersOf } from "~/features/clients/people/queries.server";
import { NOTE_KINDS } from "~/features/inquiries/model/event";
import { listMergedFrom } from "~/features/inquiries/returning.server";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { openedBy } from "~/server/db/links.server";
import { partOf } from "~/server/db/list-page.server";
import { sql } from "~/server/db/sql.server";
import type { Transaction } from "~/server/db/transaction.server";
import type { Erasure } from "~/server/registries/personal-data.server";

/** So many messages and letters of one address are shown. */
const SHOWN_MAX = 50;

const HELD = {
  id: true,
  name: true,
  email: true,
  phone: true,
  company: true,
  message: true,
  created_at: true,
  channel: true,
  budget_range: true,
  first_page: true,
  first_referrer: true,
  first_campaign: true,
  last_page: true,
  last_referrer: true,
  last_campaign: true,
  service_interest: true,
  tier_name: true,
  client_id: true,
  project_id: true,
} as const satisfies Prisma.ContactInquirySelect;

export type HeldInquiry = Prisma.ContactInquiryGetPayload<{ select: typeof HELD }>;

export async function getDataLink(token: string, tx: Prisma.TransactionClient = db) {
  const link = await tx.link.findFirst({ where: openedBy("data", token) });
  if (!link?.email || !link.language || !link.expires_at) return null;
  return { email: link.email, language: link.language, expires_at: link.expires_at };
}

/** Whether anything is held of an address. */
export async function isHeld(tx: Transaction, erasures: readonly Erasure[], email: string): Promise<boolean> {
  if (await hasAccount(tx, email)) return true;
  for (const { holds } of erasures) if (await holds?.(tx, email)) return true;
  return (await listIdsSentFrom(tx, email)).length > 0 || (await listMergedFrom(tx, [email])).length > 0;
}

export async function hasAccount(tx: Prisma.TransactionClient, email: string): Promise<boolean> {
  return (await tx.credential.count({ where: { email } })) > 0;
}

/** These messages, the newest first. */
export function listInquiries(tx: Prisma.TransactionClient, ids: string[]): Promise<HeldInquiry[]> {
  const where = { id: { in: ids } };
  return tx.contactInquiry.findMany({ where, select: HELD, orderBy: [{ created_at: "desc" }, { id: "desc" }] });
}

/** All that is held of an address. Of an inquiry that one of its messages was merged into, only that message. */
export async function getHeldData(email: string) {
  const [inquiries, merged, letters, consents, inviters, isClient, profileId] = await Promise.all([
    listIdsSentFrom(db, email).then((ids) => listInquiries(db, ids)),
    listMergedFrom(db, [email]),
    listLetters(email),
    listConsentsOf([email]),
    listInvitersOf(email),
    hasAccount(db, email),
    provenAccountOf(email),
  ]);
  const owner = { profileId, emails: [email], inquiryIds: idsOf(inquiries) };
  const shown = { inquiries: inquiries.slice(0, SHOWN_MAX), merged: merged.slice(0, SHOWN_MAX) };
  const [notes, identities, { answers, claims }] = await Promise.all([
    listNotes(idsOf(shown.inquiries), idsOf(shown.merged)),
    listHeldIdentities(owner),
    listHeldAnswers(owner),
  ]);
  return { ...shown, letters, consents, inviters, notes, identities, answers, claims, isClient };
}

/** The account that has proven the address, or null. */
async function provenAccountOf(email: string): Promise<string | null> {
  const where = { email, email_verified_at: { not: null } };
  return (await db.credential.findFirst({ where, select: { profile_id: true } }))?.profile_id ?? null;
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** The team's notes about messages, without notes about other merged messages. */
async function listNotes(inquiryIds: string[], mergedIds: string[]) {
  const events = await db.inquiryEvent.findMany({
    where: {
      kind: { in: [...NOTE_KINDS] },
      text: { not: null },
      OR: [{ inquiry_id: { in: inquiryIds }, merged_id: null }, { merged_id: { in: mergedIds } }],
    },
    select: { inquiry_id: true, merged_id: true, text: true, created_at: true },
    orderBy: [{ created_at: "asc" }, { id: "asc" }],
  });
  return events.map(({ inquiry_id, merged_id, text, created_at }) => {
    return { messageId: merged_id ?? inquiry_id, text: text ?? "", created_at };
  });
}

/** By the trigram index, which holds recipients. */
function listLetters(email: string) {
  return db.$queryRaw<{ id: string; subject: string; language: string; created_at: Date }[]>(sql`
    SELECT id, subject, language, created_at FROM mail_messages
    WHERE search_text LIKE ${partOf(email)} AND lower(recipient) = ${email}
    ORDER BY created_at DESC LIMIT ${SHOWN_MAX}`);
}

/** Changes with every change of an inquiry and its history. */
export async function getInquiryState(id: string, tx: Prisma.TransactionClient = db): Promise<string> {
  const select = { version: true, status: true, _count: { select: { events: true } } } as const;
  const found = await tx.contactInquiry.findUnique({ where: { id }, select });
  return found ? [found.version, found.status, found._count.events].join(".") : "";
}
