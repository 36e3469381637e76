import type { QuoteRefusal } from "~/features/quotes/model/client-quote";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { answerRefusal, lockQuote } from "./lock-quote.server";
import { announceAnswer } from "./quote-letters.server";

interface Answer {
  /** Of the first version. */
  rootId: string;
  /** The version that was shown, where the form says so. */
  quoteId: string | null;
  kind: "change" | "refusal";
  text: string | null;
  /** The account that answers; null by a link. */
  authorId?: string | null;
  /** Of the page by which it is read again. */
  path: string;
}

/** A quote that is not accepted now may still be questioned or refused. */
const STILL_ANSWERED: readonly QuoteRefusal[] = ["expired", "beingEdited"];

const REPEAT_MS = 600_000;

/**
 * Asks for another version of a quote, or refuses it, and tells the team. The same answer sent again within ten minutes
 * is one.
 * @throws DomainError `conflict`, in the words of the quote, for what has changed since
 */
export function answerQuote({ rootId, quoteId, kind, text, authorId = null, path }: Answer): Promise<void> {
  const action = kind === "change" ? "change-asked" : "refused";
  return runCommand<void>({ actor: null, action, target: "quote" }, async (tx) => {
    const { quote, refusal } = await lockQuote(tx, rootId, quoteId);
    const at = new Date();
    const answer = { quote_id: quote.id, kind, text };
    if (await isRepeated(tx, answer, at)) return unchanged(undefined);
    if (refusal && !STILL_ANSWERED.includes(refusal)) throw answerRefusal(quote, refusal);
    await tx.quoteResponse.create({ data: { ...answer, author_id: authorId, created_at: at } });
    if (kind === "refusal") {
      const decided = { status: "refused", decided_at: at, version: { increment: 1 } } as const;
      await tx.quote.update({ where: { id: quote.id }, data: decided });
    }
    await announceAnswer(tx, { quote, decision: kind, gross: quote.gross, by: null, text, at, path });
    return changed({ result: undefined, targetId: quote.id, details: { kind }, cacheTags: [] });
  });
}

type StoredAnswer = { quote_id: string; kind: "change" | "refusal"; text: string | null };

/** The caller holds the quote's lock: two answers at once come one after the other. */
async function isRepeated(tx: Transaction, answer: StoredAnswer, at: Date): Promise<boolean> {
  const recent = { gt: new Date(at.getTime() - REPEAT_MS) };
  return (await tx.quoteResponse.count({ where: { ...answer, created_at: recent } })) > 0;
}
