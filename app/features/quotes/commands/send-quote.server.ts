import { freezeDocument } from "~/features/billing/commands/freeze-document.server";
import { nextNumber } from "~/features/billing/commands/next-number.server";
import { currentSeller } from "~/features/billing/commands/seller.server";
import { exemptionsOf } from "~/features/billing/model/exemptions";
import { buyerSnapshotOf } from "~/features/billing-clients/model";
import { enqueueDocumentFile } from "~/features/billing-documents/commands/keep-document-file.server";
import { takeRulesOfDay } from "~/features/fiscal-rules/commands.server";
import { mentionKind } from "~/features/fiscal-rules/model";
import { exemptionTextsOf } from "~/features/fiscal-rules/queries.server";
import { addEvent } from "~/features/inquiries/commands/events.server";
import { takeVatRates } from "~/features/legal-identity/commands.server";
import { getLegalIdentity } from "~/features/legal-identity/queries.server";
import { ALREADY_ACCEPTED, NEVER_SENT, NOT_A_DRAFT } from "~/features/quotes/model/quote";
import { quoteDocument } from "~/features/quotes/model/quote-document";
import { listObstacles } from "~/features/quotes/queries/obstacles.server";
import type { Quote } from "~/features/quotes/queries/quotes.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";
import type { Day } from "~/site/calendar";
import { addDays, dayInCasablanca } from "~/site/calendar";
import { lockVersions, quoteCommand } from "./drafts.server";
import { openLink } from "./open-link.server";
import { queueQuoteLetter } from "./quote-sent-letters.server";

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
