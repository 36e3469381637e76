import { freezeDocument } from "~/features/billing/commands/freeze-document.server";
import { nextNumber } from "~/features/billing/commands/next-number.server";
import { currentSeller, missingSentence } from "~/features/billing/commands/seller.server";
import { exemptionsOf } from "~/features/billing/model/exemptions";
import { vatObstacles } from "~/features/billing/model/vat-obstacles";
import { buyerSnapshotOf, incompleteSentence } from "~/features/billing-clients/model";
import { enqueueDocumentFile } from "~/features/billing-documents/commands/keep-document-file.server";
import { htmlBlocks } from "~/features/billing-documents/model/html-blocks";
import { unprintableSentence } from "~/features/billing-documents/queries/unprintable.server";
import { takeRulesOfDay } from "~/features/fiscal-rules/commands.server";
import { mentionKind } from "~/features/fiscal-rules/model";
import { exemptionTextsOf } from "~/features/fiscal-rules/queries.server";
import { addEvent } from "~/features/inquiries/commands/events.server";
import { takeVatRates } from "~/features/legal-identity/commands.server";
import { IDENTITY_LABELS, missingMentions } from "~/features/legal-identity/model";
import { getLegalIdentity } from "~/features/legal-identity/queries.server";
import { ALREADY_ACCEPTED, NEVER_SENT, NOT_A_DRAFT, QUOTES_PATH } from "~/features/quotes/model/quote";
import { quoteDocument } from "~/features/quotes/model/quote-document";
import { listCurrentRates } from "~/features/quotes/queries/beginnings.server";
import type { Quote } from "~/features/quotes/queries/quotes.server";
import type { Prisma } from "~/server/db/client/client";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";
import type { Day } from "~/site/calendar";
import { addDays, dayInCasablanca } from "~/site/calendar";
import { lockVersions, quoteCommand } from "./drafts.server";
import { openLink, queueQuoteLetter } from "./links.server";

/**
 * Sends a draft: gives it its number, freezes it with its digest, puts the version before it out of force, and writes to
 * its client. All of it or nothing: a number whose transaction fails is given again. Sent twice, it is sent once.
 * @throws DomainError `not-found`, `conflict` naming what stops it
 */
export function sendQuote(actor: User, id: string, now = new Date()): Promise<void> {
  return runCommand<void>(quoteCommand(actor, "sent"), async (tx) => {
    const { quote, versions } = await lockVersions(tx, id);
    if (quote.status === "sent") return unchanged(undefined);
    if (quote.status !== "draft") throw new DomainError("conflict", NOT_A_DRAFT);
    if (versions.some(({ status }) => status === "accepted")) throw new DomainError("conflict", ALREADY_ACCEPTED);
    const today = dayInCasablanca(now);
    await takeVatRates(tx, quote.content.lines, today);
    const [obstacle] = await listObstacles(quote, tx);
    if (obstacle) throw new DomainError("conflict", obstacle.sentence);
    const exemptionTexts = await takeMentions(tx, quote, today);
    const validUntil = await lastDay(tx, quote, today);
    const known = versions.find(({ number }) => number !== null)?.number;
    const number = known ?? (await nextNumber(tx, "quote", Number(today.slice(0, 4))));
    const buyer = quote.billing_client && buyerSnapshotOf(quote.billing_client);
    if (!buyer) throw new DomainError("conflict", NEVER_SENT);
    const parties = { seller: await currentSeller(tx), buyer, exemptionTexts };
    const document = quoteDocument({ ...quote, number }, parties, { issuedOn: today, validUntil });
    const state = { status: "sent", number, sent_at: now, valid_until: new Date(validUntil) } as const;
    await tx.quote.update({
      where: { id },
      data: { ...state, ...freezeDocument(document), version: { increment: 1 } },
    });
    await supersedeOthers(tx, quote);
    const link = await openLink(tx, { rootId: quote.root_id, validUntil });
    await enqueueDocumentFile(tx, { kind: "quote", subjectId: id, format: "pdf" });
    await queueQuoteLetter(tx, "quote-sent", { quote, document, token: link.token });
    if (quote.inquiry_id) {
      await addEvent(tx, { inquiryId: quote.inquiry_id, kind: "note", text: `Devis ${number} envoyé`, actor });
    }
    return changed({ result: undefined, targetId: id, details: { number, revision: quote.revision }, cacheTags: [] });
  });
}

/** The words of the exemptions, from rules that no longer change now. */
async function takeMentions(tx: Transaction, { content: { lines }, language }: Quote, today: Day) {
  const exemptions = exemptionsOf(lines);
  const rules = await takeRulesOfDay(tx, today, () => exemptions.map(mentionKind));
  return exemptionTextsOf(rules, exemptions, language);
}

/** The last day on which the client may accept: the one that was chosen, or that of the settings. */
async function lastDay(tx: Transaction, { valid_until }: Quote, today: Day): Promise<Day> {
  if (valid_until) return valid_until.toISOString().slice(0, 10);
  const { quote_validity_days } = await getLegalIdentity(tx);
  return addDays(today, quote_validity_days);
}

async function supersedeOthers(tx: Transaction, { id, root_id }: Quote): Promise<void> {
  await tx.quote.updateMany({
    where: { root_id, id: { not: id }, status: { in: ["sent", "refused", "withdrawn"] } },
    data: { status: "superseded", version: { increment: 1 } },
  });
}

/** Why a quote cannot be sent now, and where to mend it. */
export interface Obstacle {
  sentence: string;
  to: string;
  label: string;
}

/** All that stops a quote from being sent; empty for one that can be. */
export async function listObstacles(quote: Quote, tx?: Prisma.TransactionClient): Promise<Obstacle[]> {
  const [identity, rates] = await Promise.all([getLegalIdentity(tx), listCurrentRates(tx)]);
  const settings = { to: "/admin/settings#identite", label: "Ouvrir les Paramètres" };
  const missing = missingMentions(identity).map((name) => IDENTITY_LABELS[name]);
  return [
    ...(missing.length > 0 ? [{ sentence: missingSentence(missing), ...settings }] : []),
    ...buyerObstacles(quote),
    ...contentObstacles(quote, { rates, isSellerExempt: identity.vat_regime === "auto_entrepreneur" }),
  ];
}

/** What may be sent and is not printed as it is written: named before the quote leaves; null where there is nothing. */
export function printNotice({ title, language, content, billing_client }: Quote): Promise<string | null> {
  const { lines, schedule, scope, exclusions, delays } = content;
  const texts = [scope, exclusions, delays].map(htmlBlocks);
  const buyer = billing_client && buyerSnapshotOf(billing_client);
  return unprintableSentence(language, [title, lines, schedule, texts, buyer]);
}

function buyerObstacles({ id, billing_client }: Quote): Obstacle[] {
  if (!billing_client) {
    const sentence = "Choisissez à qui ce devis est établi, et enregistrez";
    return [{ sentence, to: `${QUOTES_PATH}/${id}#quote-billing_client_id`, label: "Choisir le client" }];
  }
  const sentence = incompleteSentence(billing_client);
  const to = `/admin/clients-facturation/${billing_client.id}`;
  return sentence ? [{ sentence, to, label: "Compléter l’identité" }] : [];
}

interface Vat {
  /** Those that may be invoiced today, in basis points. */
  rates: readonly number[];
  /** Whether the issuer invoices no VAT at all. */
  isSellerExempt: boolean;
}

function contentObstacles({ id, content, valid_until, currency, billing_client }: Quote, vat: Vat): Obstacle[] {
  const { lines, schedule } = content;
  const mend = { to: `${QUOTES_PATH}/${id}`, label: "Modifier le devis" };
  const day = dayInCasablanca(new Date());
  const isOver = valid_until !== null && valid_until.toISOString().slice(0, 10) < day;
  const sentences = [
    lines.length === 0 && "Ce devis n’a pas encore de ligne",
    lines.length > 0 && lines.every(({ unitPrice }) => unitPrice === 0) && "Aucune ligne de ce devis n’a de prix",
    schedule.length === 0 && "Ce devis n’a pas encore d’échéancier",
    isOver && "Le dernier jour de validité est passé\u202f: choisissez-en un autre",
    ...vatObstacles(lines, { ...vat, day, currency, country: billing_client?.country ?? null }),
  ];
  return sentences.filter((sentence) => typeof sentence === "string").map((sentence) => ({ sentence, ...mend }));
}

/**
 * Takes a quote back: its page stays, and says that it is withdrawn.
 * @throws DomainError `not-found`, `conflict` for one that was never sent or is accepted
 */
export function withdrawQuote(actor: User, id: string): Promise<void> {
  return runCommand<void>(quoteCommand(actor, "withdrawn"), async (tx) => {
    const { quote } = await lockVersions(tx, id);
    if (quote.status === "draft") throw new DomainError("conflict", NEVER_SENT);
    if (quote.status === "accepted") throw new DomainError("conflict", ALREADY_ACCEPTED);
    if (quote.status !== "sent") return unchanged(undefined);
    await tx.quote.update({
      where: { id },
      data: { status: "withdrawn", decided_at: new Date(), version: { increment: 1 } },
    });
    return changed({ result: undefined, targetId: id, cacheTags: [] });
  });
}
