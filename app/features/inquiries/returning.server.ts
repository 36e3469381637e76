import { ERASED_EMAIL } from "~/features/clients/model";
import type { MergedMessage } from "~/features/inquiries/model/merging";
import { readMergedMessage } from "~/features/inquiries/model/merging";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";

/** As many are named of those who wrote again and again. */
const SHOWN_MAX = 10;

/** The address that stands for an erased one: it matches no other. */
const ERASED = sql`email_key(${ERASED_EMAIL})`;

/** Inquiries from the same address or number as `t`, apart from `t` itself; `which` narrows them. */
function sameSender(which: Sql, limit: number): Sql {
  const found = (key: Sql) => sql`
    (SELECT o.id, o.created_at FROM contact_inquiries o
     WHERE ${key} AND NOT o.is_spam AND o.id <> t.id AND ${which}
     ORDER BY o.created_at DESC, o.id DESC LIMIT ${limit})`;
  return sql`
    ${found(sql`email_key(o.email) = email_key(t.email) AND email_key(t.email) <> ${ERASED}`)}
    UNION ${found(sql`phone_key(o.phone) = phone_key(t.phone)`)}`;
}

/** Of these inquiries, those whose sender had written before, each with the id of the inquiry before it. */
export async function listEarlierIds(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.$queryRaw<{ id: string; earlier: string }[]>(listEarlierSql(ids));
  return new Map(rows.map(({ id, earlier }) => [id, earlier]));
}

export function listEarlierSql(ids: readonly string[]): Sql {
  const before = sql`(o.created_at, o.id) < (t.created_at, t.id)`;
  return sql`
    SELECT t.id::text AS id, before.id::text AS earlier FROM contact_inquiries t, LATERAL (
      SELECT found.id FROM (${sameSender(before, 1)}) AS found ORDER BY found.created_at DESC, found.id DESC LIMIT 1
    ) AS before WHERE t.id = ANY (${[...ids]}::uuid[])`;
}

/** The other inquiries of the sender of one, the newest first, ten at most. */
export async function listSameSender(id: string) {
  const found = await db.$queryRaw<{ id: string }[]>(sameSenderSql(id));
  const inquiries = await db.contactInquiry.findMany({
    where: { id: { in: found.map((row) => row.id) } },
    orderBy: [{ created_at: "desc" }, { id: "desc" }],
    select: {
      id: true,
      name: true,
      email: true,
      service_interest: true,
      tier_name: true,
      status: true,
      project_id: true,
      created_at: true,
    },
  });
  return inquiries;
}

export function sameSenderSql(id: string): Sql {
  return sql`
    SELECT found.id::text AS id FROM contact_inquiries t, LATERAL (${sameSender(sql`true`, SHOWN_MAX)}) AS found
    WHERE t.id = ${id}::uuid ORDER BY found.created_at DESC, found.id DESC LIMIT ${SHOWN_MAX}`;
}

export async function getMergedInto(id: string, tx: Prisma.TransactionClient = db): Promise<string | null> {
  const merge = await tx.inquiryMerge.findUnique({ where: { merged_id: id }, select: { inquiry_id: true } });
  return merge?.inquiry_id ?? null;
}

/** A message that was merged into another inquiry, where its history keeps it. */
export interface HeldMerged extends MergedMessage {
  id: string;
  /** The inquiry that it is in, of which its sender sees nothing. */
  keptId: string;
  eventId: string;
  created_at: Date;
}

/** The merged messages that were sent from these addresses, in lower case, the newest first. */
export async function listMergedFrom(tx: Prisma.TransactionClient, emails: string[]): Promise<HeldMerged[]> {
  const merges = await tx.inquiryMerge.findMany({ where: { sender_email: { in: emails } } });
  if (merges.length === 0) return [];
  const events = await tx.inquiryEvent.findMany({
    where: { merged_id: { in: merges.map(({ merged_id }) => merged_id) }, kind: "message", text: { not: null } },
    orderBy: [{ created_at: "desc" }, { id: "desc" }],
  });
  return events.map(({ id, merged_id, inquiry_id, text, created_at }) => ({
    id: merged_id ?? "",
    keptId: inquiry_id,
    eventId: id,
    created_at,
    ...readMergedMessage(text ?? ""),
  }));
}
