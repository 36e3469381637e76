import { openLink } from "~/features/billing/client-link.server";
import { buyerSnapshotOf, incompleteSentence } from "~/features/billing/clients/model";
import { enqueueDocumentFile } from "~/features/billing/documents/keep-document-file.server";
import { htmlBlocks } from "~/features/billing/documents/model/html-blocks";
import { unprintableSentence } from "~/features/billing/documents/unprintable.server";
import { IDENTITY_LABELS, missingMentions } from "~/features/billing/identity/model";
import { getLegalIdentity } from "~/features/billing/identity/queries.server";
import { takeVatRates } from "~/features/billing/identity/write.server";
import { currentSeller, freezeDocument, missingSentence, nextNumber } from "~/features/billing/issue.server";
import { exemptionsOf } from "~/features/billing/model/exemptions";
import { vatObstacles } from "~/features/billing/model/vat-obstacles";
import { mentionKind } from "~/features/billing/rules/model";
import { exemptionTextsOf } from "~/features/billing/rules/queries.server";
import { takeRulesOfDay } from "~/features/billing/rules/write.server";
import { addEvent } from "~/features/inquiries/events.server";
import { listCurrentRates } from "~/features/quotes/beginnings.server";
import { ALREADY_ACCEPTED, NEVER_SENT, NOT_A_DRAFT, QUOTES_PATH } from "~/features/quotes/model/quote";
import { quoteDocument } from "~/features/quotes/model/quote-document";
import type { Quote } from "~/features/quotes/queries.server";
import type { Prisma } from "~/server/db/client/client";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";
import { addDays, dayInCasablanca } from "~/site/calendar";
import { queueQuoteLetter } from "./send-link.server";
import { lockVersions, quoteCommand } from "./write.server";

/**
 * Sends a draft: gives it its number, freezes it with its digest, supersedes the former version, and writes to its
 * client, in one transaction: the number of a failed one is given again. Sent twice, it is sent once.
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
    const exemptions = exemptionsOf(quote.content.lines);
    // The rules that the document quotes no longer change.
    const rules = await takeRulesOfDay(tx, today, () => exemptions.map(mentionKind));
    const exemptionTexts = exemptionTextsOf(rules, exemptions, quote.language);
    const validUntil = quote.valid_until
      ? quote.valid_until.toISOString().slice(0, 10)
      : addDays(today, (await getLegalIdentity(tx)).quote_validity_days);
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
    await tx.quote.updateMany({
      where: { root_id: quote.root_id, id: { not: id }, status: { in: ["sent", "refused", "withdrawn"] } },
      data: { status: "superseded", version: { increment: 1 } },
    });
    const link = await openLink(tx, { rootId: quote.root_id, validUntil });
    await enqueueDocumentFile(tx, { kind: "quote", subjectId: id, format: "pdf" });
    await queueQuoteLetter(tx, "quote-sent", { quote, document, token: link.token });
    if (quote.inquiry_id) {
      await addEvent(tx, { inquiryId: quote.inquiry_id, kind: "note", text: `Devis ${number} envoyé`, actor });
    }
    return changed({ result: undefined, targetId: id, details: { number, revision: quote.revision }, cacheTags: [] });
  });
}

export interface Obstacle {
  sentence: string;
  to: string;
  label: string;
}

export async function listObstacles(quote: Quote, tx?: Prisma.TransactionClient): Promise<Obstacle[]> {
  const [identity, rates] = await Promise.all([getLegalIdentity(tx), listCurrentRates(tx)]);
  const settings = { to: "/admin/settings#identite", label: "Ouvrir les Paramètres" };
  const missing = missingMentions(identity).map((name) => IDENTITY_LABELS[name]);
  return [
    ...(missing.length > 0 ? [{ sentence: missingSentence(missing), ...settings }] : []),
    ...buyerObstacles(quote),
    ...contentObstacles(quote, rates, identity.vat_regime === "auto_entrepreneur"),
  ];
}

/** A warning about characters that the PDF cannot print as typed; null where there are none. */
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

function contentObstacles(quote: Quote, rates: readonly number[], isSellerExempt: boolean): Obstacle[] {
  const { id, content, valid_until, currency, billing_client } = quote;
  const { lines, schedule } = content;
  const country = billing_client?.country ?? null;
  const correction = { to: `${QUOTES_PATH}/${id}`, label: "Modifier le devis" };
  const day = dayInCasablanca(new Date());
  const isOver = valid_until !== null && valid_until.toISOString().slice(0, 10) < day;
  const sentences = [
    lines.length === 0 && "Ce devis n’a pas encore de ligne",
    lines.length > 0 && lines.every(({ unitPrice }) => unitPrice === 0) && "Aucune ligne de ce devis n’a de prix",
    schedule.length === 0 && "Ce devis n’a pas encore d’échéancier",
    isOver && "Le dernier jour de validité est passé\u202f: choisissez-en un autre",
    ...vatObstacles(lines, { rates, isSellerExempt, day, currency, country }),
  ];
  return sentences.filter((sentence) => typeof sentence === "string").map((sentence) => ({ sentence, ...correction }));
}

/**
 * Withdraws a quote, whose page stays and says so.
 * @throws DomainError `not-found`, `conflict` for a quote that was never sent or is accepted
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
