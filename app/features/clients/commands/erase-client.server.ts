import type { OwnAddress } from "~/features/accounts/queries/accounts.server";
import { listOwnAddresses, listOwnNames, listSignatures, writtenBy } from "~/features/accounts/queries/accounts.server";
import { CLIENT_GONE, ERASED_NAME, ERASURE_NOT_ASKED } from "~/features/clients/model";
import { doMessagesStay } from "~/features/clients/queries/clients.server";
import { forgetLetters, queueEmail } from "~/features/mail/commands/outbox.server";
import { dataErased } from "~/features/mail/email-templates/data-erased";
import { forgetReviewer } from "~/features/testimonials/commands.server";
import { audit } from "~/server/db/audit.server";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { DomainError } from "~/server/errors.server";
import { releaseIdempotencyKey } from "~/server/forms/idempotency.server";
import { dropCacheTags } from "~/server/page-cache/page-cache.server";
import type { User } from "~/server/sessions/user";
import type { Language } from "~/site/language";
import type { TracedPerson } from "./redact-traces.server";
import { redactPerson } from "./redact-traces.server";

type Tx = Prisma.TransactionClient;

const ERASED_INQUIRY = {
  ...{ name: ERASED_NAME, email: "efface@example.invalid", phone: null, company: null, message: "Message effacé" },
  language: "fr",
  client_id: null,
} as const;

const ERASED_PROFILE = { full_name: ERASED_NAME, company: null, language: "fr", erasure_requested_at: null } as const;

/**
 * Erases all that tells who a client is, as he asked, under every address and name he ever had: his account with its
 * sessions and links, his messages, the letters to him or about him, the signature of his reviews, and what else names
 * him. His projects stay, with nobody. A last letter says that it is done. Messages sent from an address without an
 * account are his only once the address was proven to be: anybody may sign up with another's.
 * @param othersIds reviews of namesakes, which stay as they are: nothing but a name ties a review to anybody, and anybody
 * may take one
 * @throws DomainError `not-found` for anybody who is no client, `conflict` for one who has not asked for it, or no more.
 */
export async function eraseClient(actor: User, id: string, othersIds: string[] = []): Promise<void> {
  await db.$transaction(async (tx) => {
    const { email, language } = await lockClient(tx, id);
    const person = await findPerson(tx, id);
    const { signatures: names } = person;
    if (names.length > 0) await forgetReviewer(tx, { names, othersIds, erasedName: ERASED_NAME });
    await redactPerson(tx, person);
    await forgetMessages(tx, person);
    const messagesStay = await doMessagesStay(id, tx);
    if (email) await queueEmail(tx, dataErased({ recipient: email, language, messagesStay }));
    const where = { profile_id: id };
    await tx.session.deleteMany({ where });
    await tx.accountToken.deleteMany({ where });
    await tx.credential.deleteMany({ where });
    await tx.project.updateMany({ where: { client_id: id }, data: { client_id: null, version: { increment: 1 } } });
    await tx.profile.update({ where: { id }, data: { ...ERASED_PROFILE, erased_at: new Date() } });
    // By which he was found: nothing of him is left to be found.
    await tx.profileTrace.deleteMany({ where });
    await audit(tx, { actor, action: "erased", targetKind: "client", targetId: id });
  });
  dropCacheTags("testimonials");
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
  return { email: credential?.email ?? null, language: row.language };
}

interface Person extends TracedPerson {
  addresses: OwnAddress[];
  /** Names by which a review is taken for his. */
  signatures: string[];
}

/** Everything by which he may be told of: a name under which he once wrote is one of his too. */
async function findPerson(tx: Tx, id: string): Promise<Person> {
  const addresses = await listOwnAddresses(tx, id);
  const where = writtenBy(id, addresses);
  const his = await tx.contactInquiry.findMany({ where, select: { id: true, name: true, email: true, phone: true } });
  const typed = await withoutOthers(tx, id, unique(his.map(({ email }) => email.toLowerCase())));
  const emails = [...addresses.filter(({ isProven }) => isProven).map(({ email }) => email.toLowerCase()), ...typed];
  const names = [...(await listOwnNames(tx, id)), ...his.map(({ name }) => name)];
  const phones = his.flatMap(({ phone }) => phone ?? []);
  const inquiryIds = his.map((inquiry) => inquiry.id);
  const said = { emails: unique(emails), names: unique(names), phones: unique(phones) };
  return { id, addresses, inquiryIds, signatures: await listSignatures(tx, id), ...said };
}

/** Of the addresses that somebody typed into his messages, those by which nobody else signs in. */
async function withoutOthers(tx: Tx, id: string, emails: string[]): Promise<string[]> {
  const where = { email: { in: emails }, profile_id: { not: id } };
  const others = new Set((await tx.credential.findMany({ where, select: { email: true } })).map(({ email }) => email));
  return emails.filter((email) => !others.has(email));
}

const unique = (texts: string[]) => [...new Set(texts)];

/** What he wrote, set aside or not, and the letters to him or about him. */
async function forgetMessages(tx: Tx, { addresses, inquiryIds }: Person): Promise<void> {
  await tx.contactInquiry.updateMany({ where: { id: { in: inquiryIds } }, data: ERASED_INQUIRY });
  for (const id of inquiryIds) await releaseIdempotencyKey(tx, id);
  await forgetLetters(tx, { addresses: addresses.map(lettersOf), inquiryIds });
}

/** Somebody else may have written from an address that was never proven: the letters about that stay. */
function lettersOf({ email, isProven, since, until }: OwnAddress) {
  return { email, isShared: !isProven, since, until };
}
