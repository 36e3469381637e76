import type { User } from "~/features/accounts/model";
import { CLIENT_GONE, ERASED_NAME, ERASURE_NOT_ASKED } from "~/features/clients/model";
import { sentFrom } from "~/features/clients/queries.server";
import { dataErased } from "~/features/mail/letters/data-erased";
import { forgetLetters, queueMail } from "~/features/mail/outbox.server";
import type { Language } from "~/lib/language";
import { audit } from "~/server/audit.server";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db.server";
import { DomainError } from "~/server/errors.server";

type Tx = Prisma.TransactionClient;

const ERASED_INQUIRY = {
  ...{ name: ERASED_NAME, email: "efface@example.invalid", phone: null, company: null, message: "Message effacé" },
  language: "fr",
  client_id: null,
} as const;

const ERASED_PROFILE = { full_name: ERASED_NAME, company: null, language: "fr", erasure_requested_at: null } as const;

/**
 * Erases all that tells who a client is, as he asked: his account with its sessions and links, his name, his messages
 * and the letters about them. His projects stay, with nobody. A last letter says that it is done. Messages sent from
 * his address without an account are his only once the address is proven to be: anybody may sign up with another's.
 * @throws DomainError `not-found` for anybody who is no client, `conflict` for one who has not asked for it, or no more.
 */
export async function eraseClient(actor: User, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { email, isProven, language } = await lockClient(tx, id);
    const messagesStay = await forgetMessages(tx, { id, email, isProven });
    if (email) await queueMail(tx, dataErased({ recipient: email, language, messagesStay }));
    const where = { profile_id: id };
    await tx.session.deleteMany({ where });
    await tx.accountToken.deleteMany({ where });
    await tx.credential.deleteMany({ where });
    await tx.project.updateMany({ where: { client_id: id }, data: { client_id: null, version: { increment: 1 } } });
    await tx.profile.update({ where: { id }, data: { ...ERASED_PROFILE, erased_at: new Date() } });
    await audit(tx, { actor, action: "erased", targetKind: "client", targetId: id });
  });
}

interface LockedClient {
  language: Language;
  erasure_requested_at: Date | null;
}

/** A client who takes his wish back at the same time waits here, or is waited for. */
async function lockClient(tx: Tx, id: string) {
  const [row] = await tx.$queryRaw<LockedClient[]>`
    SELECT language::text AS language, erasure_requested_at FROM profiles WHERE id = ${id}::uuid AND role = 'client' FOR UPDATE`;
  if (!row) throw new DomainError("not-found", CLIENT_GONE);
  if (!row.erasure_requested_at) throw new DomainError("conflict", ERASURE_NOT_ASKED);
  const credential = await tx.credential.findUnique({ where: { profile_id: id } });
  const isProven = Boolean(credential?.email_verified_at);
  return { email: credential?.email ?? null, isProven, language: row.language };
}

interface Writer {
  id: string;
  email: string | null;
  isProven: boolean;
}

/** What he wrote, set aside or not, and the letters to him or about him. Whether messages from his address stay. */
async function forgetMessages(tx: Tx, { id, email, isProven }: Writer): Promise<boolean> {
  const where = { OR: [{ client_id: id }, ...(email && isProven ? [sentFrom(email)] : [])] };
  const his = await tx.contactInquiry.findMany({ where, select: { id: true } });
  const inquiryIds = his.map((inquiry) => inquiry.id);
  await tx.contactInquiry.updateMany({ where: { id: { in: inquiryIds } }, data: ERASED_INQUIRY });
  const messagesStay = email !== null && (await tx.contactInquiry.count({ where: sentFrom(email) })) > 0;
  await forgetLetters(tx, { email, inquiryIds, isShared: messagesStay });
  return messagesStay;
}
