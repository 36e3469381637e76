import { endAccountLinks } from "~/features/accounts/account-links.server";
import { listIdsWrittenBy, listOwnAddresses, listOwnNames } from "~/features/accounts/queries.server";
import { CLIENT_GONE, ERASED_NAME, ERASURE_NOT_ASKED } from "~/features/clients/model";
import { doMessagesStay } from "~/features/clients/queries.server";
import { blankInquiries, eraseMergedMessages } from "~/features/inquiries/erase.server";
import type { HeldMerged } from "~/features/inquiries/returning.server";
import { listMergedFrom } from "~/features/inquiries/returning.server";
import { queueEmail } from "~/features/mail/outbox.server";
import { dataErased } from "~/features/personal-data/emails";
import { eraseRelated } from "~/features/personal-data/erase-related.server";
import { changed, runCommand } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { Erasure, OwnAddress } from "~/server/registries/personal-data.server";
import type { User } from "~/server/sessions/user";
import type { Language } from "~/site/language";
import { deleteEmailsAbout } from "./forget-letters.server";
import { redactPerson } from "./redact-traces.server";

const ERASED_PROFILE = {
  full_name: ERASED_NAME,
  company: null,
  phone: null,
  language: "fr",
  erasure_requested_at: null,
} as const;

/**
 * Erases all that identifies a client, as the client asked, under every address and name it ever had: the account with
 * its sessions and links, the messages, the e-mails to or about the client, the signature of the reviews, and what else
 * names the client. The projects stay, without a client. A last e-mail says that it is done. Messages sent from an
 * address without an account count only once the address was proven: anyone may sign up with another's.
 * @param erasures what every feature erases of a person
 * @param client the account, and reviews of namesakes, which stay as they are: nothing but a name ties a review to a client
 * @throws DomainError `not-found` for an id that is no client's, `conflict` for one who has not asked for it, or no more.
 */
export function eraseClient(
  erasures: readonly Erasure[],
  actor: User,
  { id, othersIds = [] }: { id: string; othersIds?: string[] },
): Promise<void> {
  return runCommand({ actor, action: "erased", target: "client", notFound: CLIENT_GONE }, async (tx) => {
    const { email, language } = await lockClient(tx, id);
    const person = await findPerson(tx, id);
    const related = await eraseRelated(tx, erasures, { ...person, othersIds });
    await redactPerson(tx, erasures, { ...related, id });
    // Before the history is erased, which names these letters. Another person may have written from an address that was
    // never proven: e-mails about that stay.
    const addresses = person.addresses.map(({ email: own, isProven, since, until }) => {
      return { email: own, isShared: !isProven, since, until };
    });
    await deleteEmailsAbout(tx, { addresses, inquiryIds: [...person.inquiryIds, ...person.mergedIds] });
    await blankInquiries(tx, person.inquiryIds);
    await eraseMergedMessages(tx, person.mergedIds);
    const messagesStay = await doMessagesStay(id, tx);
    if (email) await queueEmail(tx, dataErased({ recipient: email, language, messagesStay }));
    await eraseAccount(tx, erasures, id);
    return changed({ result: undefined, targetId: id, cacheTags: ["testimonials", "cases"] });
  });
}

async function eraseAccount(tx: Transaction, erasures: readonly Erasure[], id: string): Promise<void> {
  const where = { profile_id: id };
  await tx.session.deleteMany({ where });
  await endAccountLinks(tx, id);
  await tx.credential.deleteMany({ where });
  for (const { endAccount } of erasures) await endAccount?.(tx, id);
  await tx.profile.update({ where: { id }, data: { ...ERASED_PROFILE, erased_at: new Date() } });
  // Needed until here: the traces say where the client is named.
  await tx.profileTrace.deleteMany({ where });
}

/** Locks the client: a request that withdraws the wish waits. */
async function lockClient(tx: Transaction, id: string) {
  const [row] = await tx.$queryRaw<{ language: Language; erasure_requested_at: Date | null }[]>`
    SELECT language::text AS language, erasure_requested_at FROM profiles WHERE id = ${id}::uuid AND role = 'client' FOR UPDATE`;
  if (!row) throw new DomainError("not-found", CLIENT_GONE);
  if (!row.erasure_requested_at) throw new DomainError("conflict", ERASURE_NOT_ASKED);
  const credential = await tx.credential.findUnique({ where: { profile_id: id } });
  return { email: credential?.email ?? null, language: row.language };
}

/** All that identifies a client; the names in the client's messages count too. */
async function findPerson(tx: Transaction, id: string) {
  const addresses = await listOwnAddresses(tx, id);
  const where = { id: { in: await listIdsWrittenBy(tx, id, addresses) } };
  const own = await tx.contactInquiry.findMany({
    where,
    select: { id: true, name: true, email: true, phone: true, company: true },
  });
  const written = unique(own.flatMap(({ email }) => email?.toLowerCase() ?? []));
  const ofOthers = { email: { in: written }, profile_id: { not: id } };
  const others = new Set(
    (await tx.credential.findMany({ where: ofOthers, select: { email: true } })).map((one) => one.email),
  );
  const typed = written.filter((email) => !others.has(email));
  const merged = await listMergedWhileOwn(tx, addresses);
  const emails = [...addresses.filter(({ isProven }) => isProven).map(({ email }) => email.toLowerCase()), ...typed];
  const names = [
    ...(await listOwnNames(tx, id)),
    ...own.map(({ name }) => name),
    ...merged.flatMap(({ facts }) => facts.Nom ?? []),
  ];
  const profile = await tx.profile.findUnique({ where: { id }, select: { phone: true, company: true } });
  const told = merged.map(({ facts }) => ({ phone: facts.Téléphone }));
  const phones = [...own, ...told, ...(profile ? [profile] : [])].flatMap(({ phone }) => phone ?? []);
  const inquiryIds = own.map((inquiry) => inquiry.id);
  const mergedIds = merged.map((message) => message.id);
  return {
    profileId: id,
    isProven: true,
    erasedName: ERASED_NAME,
    addresses,
    inquiryIds,
    // Messages of the client that were merged into other inquiries.
    mergedIds,
    emails: unique(emails),
    saidEmails: unique(emails),
    names: unique(names),
    phones: unique(phones),
    companies: unique([...own, ...(profile ? [profile] : [])].flatMap(({ company }) => company ?? [])),
  };
}

/** Messages that were sent from a proven address while it was the client's, and merged into other inquiries. */
async function listMergedWhileOwn(tx: Transaction, addresses: OwnAddress[]): Promise<HeldMerged[]> {
  const found: HeldMerged[] = [];
  for (const { email, since, until } of addresses.filter(({ isProven }) => isProven)) {
    const sent = await listMergedFrom(tx, [email]);
    found.push(...sent.filter(({ created_at: at }) => (!since || at >= since) && (!until || at < until)));
  }
  return found;
}

const unique = (texts: string[]) => [...new Set(texts)];
