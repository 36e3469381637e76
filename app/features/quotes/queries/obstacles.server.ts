import { missingSentence } from "~/features/billing/commands/seller.server";
import { vatObstacles } from "~/features/billing/model/vat-obstacles";
import { buyerSnapshotOf, incompleteSentence } from "~/features/billing-clients/model";
import { htmlBlocks } from "~/features/billing-documents/model/html-blocks";
import { unprintableSentence } from "~/features/billing-documents/queries/unprintable.server";
import { IDENTITY_LABELS, missingMentions } from "~/features/legal-identity/model";
import { getLegalIdentity } from "~/features/legal-identity/queries.server";
import { QUOTES_PATH } from "~/features/quotes/model/quote";
import type { Prisma } from "~/server/db/client/client";
import { dayInCasablanca } from "~/site/calendar";
import { listCurrentRates } from "./beginnings.server";
import type { Quote } from "./quotes.server";

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
