import { listIdsSentFrom } from "~/features/accounts/queries.server";
import { ERASED_NAME } from "~/features/clients/model";
import { lockInquiries } from "~/features/inquiries/change.server";
import { addEvent } from "~/features/inquiries/events.server";
import { ERASED_UNCHANGED, INQUIRY_GONE, isErased } from "~/features/inquiries/model/inquiry";
import { mergedMessageText } from "~/features/inquiries/model/merging";
import type { HeldMerged } from "~/features/inquiries/returning.server";
import { listMergedFrom } from "~/features/inquiries/returning.server";
import { queueEmail } from "~/features/mail/outbox.server";
import { dataLink } from "~/features/personal-data/emails";
import { correctionText } from "~/features/personal-data/model";
import type { HeldInquiry } from "~/features/personal-data/queries.server";
import {
  getDataLink,
  getInquiryState,
  hasAccount,
  isHeld,
  listInquiries,
} from "~/features/personal-data/queries.server";
import type { Correction, OfficeCorrection } from "~/features/personal-data/schema.server";
import { createLink } from "~/server/db/links.server";
import { changed, runCommand, runTransaction, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { phoneText } from "~/server/forms/phone.server";
import { logger } from "~/server/logger.server";
import type { Erasure } from "~/server/registries/personal-data.server";
import type { User } from "~/server/sessions/user";
import type { Language } from "~/site/language";
import { eraseRelated } from "./erase-related.server";
import { eraseInquiriesIn, eraseMergedIn } from "./erase-traces.server";

const LINK_TTL_MS = 24 * 3_600_000;

/**
 * Sends the link to an address of which something is held; the caller learns nothing of it. An earlier link ends: only
 * the newest letter counts. Two requests at once wait for each other by the address.
 */
export async function sendDataLink(
  erasures: readonly Erasure[],
  { email, language }: { email: string; language: Language },
): Promise<void> {
  await runTransaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`data-link:${email}`}, 0))`;
    if (!(await isHeld(tx, erasures, email))) return;
    const link = { kind: "data", email } as const;
    await tx.link.deleteMany({ where: link });
    const token = await createLink(tx, { ...link, language, expires_at: new Date(Date.now() + LINK_TTL_MS) });
    await queueEmail(tx, dataLink({ recipient: email, language, token }));
    logger.info({ event: "data-link-requested" });
  });
}

const BY_LINK = { actor: null, target: "inquiry" } as const;

/**
 * Corrects every message of the address that a link was sent to; each keeps what it said in its history.
 * @returns false for a link that opens nothing any more
 */
export function correctByLink(token: string, correction: Correction): Promise<boolean> {
  return runCommand({ ...BY_LINK, action: "corrected-by-sender" }, async (tx) => {
    const held = await openLink(tx, token);
    if (!held) return unchanged(false);
    const wrong = held.inquiries.filter((inquiry) => correctionText(inquiry, correction) !== null);
    const merged = await correctMergedIn(tx, held.merged, correction);
    const ids = [...wrong.map(({ id }) => id), ...merged];
    if (!ids[0]) return unchanged(true);
    for (const inquiry of wrong) await correctIn(tx, inquiry, correction);
    return changed({ result: true, targetId: ids[0], details: { count: ids.length }, cacheTags: [] });
  });
}

/** Corrects one message, in the transaction of a command, with a line in its history. */
async function correctIn(
  tx: Transaction,
  inquiry: HeldInquiry,
  correction: Partial<Correction> & { email?: string | null },
  actor: { id: string } | null = null,
): Promise<void> {
  const isOtherEmail = correction.email !== undefined && correction.email !== inquiry.email;
  const data = { ...correction, ...(isOtherEmail && { email_from_merge: false }), version: { increment: 1 } };
  await tx.contactInquiry.update({ where: { id: inquiry.id }, data });
  const text = correctionText(inquiry, correction);
  await addEvent(tx, { inquiryId: inquiry.id, kind: "correction", text, actor });
}

/**
 * Erases every message of the address that a link was sent to, its consents to show works, which go off the site, its
 * billing identity as far as no document prints it, and the link. What belongs to an account stays until that is erased.
 * @returns false for a link that opens nothing any more
 */
export function eraseByLink(erasures: readonly Erasure[], token: string): Promise<boolean> {
  return runCommand({ ...BY_LINK, action: "erased-by-sender" }, async (tx) => {
    const held = await openLink(tx, token);
    if (!held) return unchanged(false);
    const { email, inquiries, merged } = held;
    const isClient = await hasAccount(tx, email);
    const erasable = isClient ? inquiries.filter(({ client_id, project_id }) => !client_id && !project_id) : inquiries;
    await eraseMergedIn(tx, erasures, { email, merged });
    const erased = { ...(await eraseInquiriesIn(tx, erasures, erasable)), merged: merged.length };
    // A client's consents stay, like the projects, until the account is erased; they may be taken back before.
    if (!isClient) {
      await eraseRelated(tx, erasures, {
        profileId: null,
        isProven: true,
        inquiryIds: [],
        othersIds: [],
        erasedName: ERASED_NAME,
        emails: [email],
        saidEmails: [email],
        names: erasable.map(({ name }) => name),
        phones: erasable.flatMap(({ phone }) => phone ?? []),
        companies: erasable.flatMap(({ company }) => company ?? []),
      });
    }
    await tx.link.deleteMany({ where: { kind: "data", email } });
    logger.info({ event: "erased-by-sender", ...erased });
    const targetId = [...erasable, ...merged][0]?.id ?? "none";
    return changed({ result: true, targetId, details: { ...erased }, cacheTags: ["cases"] });
  });
}

/** The messages of a valid link's address, locked with the inquiries into which some were merged; or null. */
async function openLink(tx: Transaction, token: string) {
  const link = await getDataLink(token, tx);
  if (!link) return null;
  const { email } = link;
  const ids = await listIdsSentFrom(tx, email);
  const keptIds = (await listMergedFrom(tx, [email])).map(({ keptId }) => keptId);
  await lockInquiries(tx, [...ids, ...keptIds]);
  return { email, inquiries: await listInquiries(tx, ids), merged: await listMergedFrom(tx, [email]) };
}

/** Corrects merged messages where the histories of other inquiries keep them. @returns the ids of those that differed */
async function correctMergedIn(
  tx: Transaction,
  merged: readonly HeldMerged[],
  correction: Correction,
): Promise<string[]> {
  const ids: string[] = [];
  for (const { id, keptId, eventId, facts, message } of merged) {
    const text = mergedMessageText({ facts: correctedFacts(facts, correction), message });
    if (text === mergedMessageText({ facts, message })) continue;
    await tx.inquiryEvent.update({ where: { id: eventId }, data: { text } });
    await addEvent(tx, {
      inquiryId: keptId,
      kind: "correction",
      // Its facts stand only in the message.
      text: "Un message fusionné a été corrigé par son expéditeur",
      actor: null,
      mergedId: id,
    });
    ids.push(id);
  }
  return ids;
}

/** In the order in which a message tells them. */
function correctedFacts(facts: HeldMerged["facts"], { name, phone, company }: Correction): Record<string, string> {
  const said = { Nom: name, "E-mail": facts["E-mail"], Téléphone: phone && phoneText(phone), Entreprise: company };
  const known = Object.entries({ ...facts, ...said }).filter((fact): fact is [string, string] => Boolean(fact[1]));
  const labels = [...Object.keys(said), ...Object.keys(facts)];
  return Object.fromEntries(known.sort(([one], [other]) => labels.indexOf(one) - labels.indexOf(other)));
}

/**
 * Corrects who sent an inquiry and how to answer.
 * @throws DomainError `invalid` for one that is gone or erased; `conflict` where it was changed meanwhile
 */
export function correctInquiry(actor: User, id: string, input: OfficeCorrection): Promise<void> {
  return runCommand<void>({ actor, action: "corrected", target: "inquiry" }, async (tx) => {
    const { inquiry, version } = await lockHeld(tx, id);
    // With another name it would not count as erased any more.
    if (isErased(inquiry)) throw new DomainError("invalid", ERASED_UNCHANGED);
    const { version: seen = version, ...correction } = input;
    if (seen !== version)
      throw new DomainError(
        "conflict",
        "Cette demande a changé entre-temps\u202f: relisez-la, puis enregistrez à nouveau si votre correction tient toujours.",
        { renewed: { version: String(version) } },
      );
    await correctIn(tx, inquiry, correction, actor);
    return changed({ result: undefined, targetId: id, cacheTags: [] });
  });
}

/**
 * Erases an inquiry with its history, its letters and what names its sender elsewhere.
 * @param erasures what every feature erases of a person
 * @param inquiry its id, and the state that its question was asked about, as `getInquiryState` writes it
 * @throws DomainError `invalid` for one that is gone; `conflict` where it was answered or changed meanwhile
 */
export function eraseInquiry(
  erasures: readonly Erasure[],
  actor: User,
  { id, seen }: { id: string; seen: string },
): Promise<void> {
  return runCommand({ actor, action: "erased", target: "inquiry" }, async (tx) => {
    const { inquiry } = await lockHeld(tx, id);
    if (seen !== (await getInquiryState(id, tx)))
      throw new DomainError(
        "conflict",
        "Cette demande a changé pendant que vous alliez l’effacer (une réponse, une note ou un statut). Rien n’est effacé\u202f: relisez-la d’abord.",
      );
    await eraseInquiriesIn(tx, erasures, [inquiry]);
    return changed({ result: undefined, targetId: id, cacheTags: ["cases"] });
  });
}

/** Locks an inquiry. A missing one is no 404, so that the sentence stands beside what was typed. */
async function lockHeld(tx: Transaction, id: string) {
  const [locked] = await lockInquiries(tx, [id]);
  const [inquiry] = await listInquiries(tx, [id]);
  if (!locked || !inquiry) throw new DomainError("invalid", INQUIRY_GONE);
  return { inquiry, version: locked.version };
}
