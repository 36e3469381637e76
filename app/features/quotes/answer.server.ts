import { quoteWords } from "~/content/quote-page";
import { listTeamAddresses } from "~/features/accounts/queries.server";
import type { BillingDocument } from "~/features/billing/schema";
import { parseDocument } from "~/features/billing/schema";
import { letter } from "~/features/mail/letter";
import type { Email } from "~/features/mail/model";
import { queueEmail } from "~/features/mail/outbox.server";
import type { QuoteRefusal, ReadableStatus } from "~/features/quotes/model/client-quote";
import { REFUSAL_OF_STATE, stateOfQuote } from "~/features/quotes/model/client-quote";
import { QUOTE_GONE } from "~/features/quotes/model/quote";
import { formatMoney } from "~/lib/money/format-money";
import type { Prisma } from "~/server/db/client/client";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { dayInCasablanca } from "~/site/calendar";
import type { Language } from "~/site/language";

const READ = { billing_client: true, acceptance: true } as const satisfies Prisma.QuoteInclude;

/** The version of a quote that its client may answer, locked with all versions. */
export type LockedQuote = Prisma.QuoteGetPayload<{ include: typeof READ }>;

/**
 * Locks the versions of a quote in their order, so that requests that answer, edit or send it wait for each other.
 * @param shownId the version that the client saw, where the form says so
 * @returns `refusal` is null where an answer is taken
 * @throws DomainError `not-found` for a quote that was never sent
 */
export async function lockQuote(
  tx: Transaction,
  rootId: string,
  shownId: string | null,
): Promise<{ quote: LockedQuote; document: BillingDocument; refusal: QuoteRefusal | null }> {
  await tx.$queryRaw`SELECT FROM quotes WHERE root_id = ${rootId}::uuid ORDER BY revision FOR UPDATE`;
  // A second statement: the one that waited does not see a version that another request began meanwhile.
  const versions = await tx.$queryRaw<{ id: string; status: string }[]>`
    SELECT id, status::text AS status FROM quotes WHERE root_id = ${rootId}::uuid ORDER BY revision`;
  const current = versions.findLast(({ status }) => status !== "draft");
  if (!current) throw new DomainError("not-found", QUOTE_GONE);
  const quote = await tx.quote.findUniqueOrThrow({ where: { id: current.id }, include: READ });
  const state = stateOfQuote(
    {
      status: quote.status as ReadableStatus,
      validUntil: quote.valid_until?.toISOString().slice(0, 10) ?? "",
      isCurrent: true,
      isBeingEdited: versions.some(({ status }) => status === "draft"),
    },
    dayInCasablanca(new Date()),
  );
  const isOther = shownId !== null && shownId !== quote.id;
  const refusal = state === "open" && isOther ? "superseded" : REFUSAL_OF_STATE[state];
  return { quote, document: parseDocument(quote.document ?? ""), refusal };
}

/** The sentence of a refusal in the quote's language. The box is unticked: it was about what was shown before. */
export function answerRefusal({ language }: LockedQuote, reason: QuoteRefusal): DomainError {
  const code = reason === "foreignOption" ? "invalid" : "conflict";
  return new DomainError(code, quoteWords[language].refused[reason], { renewed: { accept_terms: "" } });
}

/** A client may still ask for a change of such a quote, or refuse it. */
const STILL_ANSWERED: readonly QuoteRefusal[] = ["expired", "beingEdited"];

const REPEAT_MS = 600_000;

/**
 * Asks for another version of a quote, or refuses it, and tells the team. The same answer sent again within ten minutes
 * counts once.
 * @throws DomainError `conflict`, in the quote's language, for what has changed since
 */
export function answerQuote({
  rootId,
  quoteId,
  kind,
  text,
  authorId = null,
  path,
}: {
  /** Of the first version. */
  rootId: string;
  /** The version that was shown, where the form says so. */
  quoteId: string | null;
  kind: "change" | "refusal";
  text: string | null;
  /** The account that answers; null by a link. */
  authorId?: string | null;
  /** Of the page that the letter links to. */
  path: string;
}): Promise<void> {
  const action = kind === "change" ? "change-asked" : "refused";
  return runCommand<void>({ actor: null, action, target: "quote" }, async (tx) => {
    const { quote, refusal } = await lockQuote(tx, rootId, quoteId);
    const at = new Date();
    const answer = { quote_id: quote.id, kind, text };
    const recent = { gt: new Date(at.getTime() - REPEAT_MS) };
    if ((await tx.quoteResponse.count({ where: { ...answer, created_at: recent } })) > 0) return unchanged(undefined);
    if (refusal && !STILL_ANSWERED.includes(refusal)) throw answerRefusal(quote, refusal);
    await tx.quoteResponse.create({ data: { ...answer, author_id: authorId, created_at: at } });
    if (kind === "refusal") {
      const decided = { status: "refused", decided_at: at, version: { increment: 1 } } as const;
      await tx.quote.update({ where: { id: quote.id }, data: decided });
    }
    const number = quote.number ?? "";
    await announceAnswer(tx, {
      quote,
      decision: kind,
      gross: quote.gross,
      by: null,
      text,
      at,
      path,
      toClient: (reader) => quoteAnswered({ ...reader, answer: kind, text, quote: { number } }),
    });
    return changed({ result: undefined, targetId: quote.id, details: { kind }, cacheTags: [] });
  });
}

/** The client, as the agency has written its name, and the page of the document. */
export interface QuoteReader {
  recipient: string;
  name: string;
  language: Language;
  path: string;
}

/** At most so many requests for a change of one quote are sent to the team within this time; all stand on the quote. */
const CHANGES_TOLD = { max: 3, withinMs: 15 * 60_000 };

export async function announceAnswer(
  tx: Transaction,
  {
    quote,
    decision,
    gross,
    by,
    text,
    notes = [],
    at,
    path,
    toClient,
  }: {
    quote: LockedQuote;
    decision: QuoteDecision;
    /** With the chosen options, in hundredths. */
    gross: number;
    /** The name of an acceptance. */
    by: string | null;
    text: string | null;
    /** For the team alone. */
    notes?: readonly string[];
    at: Date;
    /** Of the page on which the client answered. */
    path: string;
    toClient: (reader: QuoteReader) => Email;
  },
): Promise<void> {
  const team = await listTeamAddresses(tx);
  if (decision === "change") {
    const created_at = { gt: new Date(at.getTime() - CHANGES_TOLD.withinMs) };
    const subject = { startsWith: `Devis ${quote.number} ` };
    const told = await tx.mailMessage.count({ where: { kind: QUOTE_DECIDED, subject, created_at } });
    if (told >= CHANGES_TOLD.max * Math.max(1, team.length)) return;
  }
  const { id, title, currency, language } = quote;
  const client = quote.billing_client?.legal_name ?? title;
  const facts = { id, number: quote.number ?? "", title, client, total: formatMoney(gross, currency) };
  const about = quote.inquiry_id ? { inquiry_id: quote.inquiry_id } : {};
  for (const recipient of team) {
    await queueEmail(tx, quoteDecided({ recipient, decision, quote: facts, by, text, notes }), about);
  }
  const recipient = quote.billing_client?.email;
  if (!recipient) return;
  await queueEmail(tx, toClient({ recipient, name: quote.billing_client?.contact_name ?? "", language, path }), about);
}

/** An answer other than acceptance. */
type QuoteAnswer = "change" | "refusal";

const QUOTE_ANSWERED_WORDS: Record<
  QuoteAnswer,
  Record<Language, Record<"news" | "button", string> & { subject: (number: string) => string }>
> = {
  change: {
    fr: {
      subject: (number) => `Devis ${number}\u202f: votre demande de modification`,
      news: "Nous avons reçu votre demande. Nous vous envoyons une nouvelle version du devis, par le même lien.",
      button: "Voir le devis",
    },
    es: {
      subject: (number) => `Presupuesto ${number}: su petición de cambio`,
      news: "Hemos recibido su petición. Le enviaremos una nueva versión del presupuesto por el mismo enlace.",
      button: "Ver el presupuesto",
    },
    ar: {
      subject: (number) => `عرض السعر ${number}: طلب التعديل`,
      news: "وصلنا طلبكم. نرسل إليكم نسخة جديدة من العرض عبر الرابط نفسه.",
      button: "عرض الوثيقة",
    },
  },
  refusal: {
    fr: {
      subject: (number) => `Devis ${number} refusé`,
      news: "Votre refus est enregistré, et le devis est clos. Écrivez-nous si vous changez d’avis.",
      button: "Voir le devis",
    },
    es: {
      subject: (number) => `Presupuesto ${number} rechazado`,
      news: "Su rechazo está registrado y el presupuesto queda cerrado. Escríbanos si cambia de opinión.",
      button: "Ver el presupuesto",
    },
    ar: {
      subject: (number) => `رُفض عرض السعر ${number}`,
      news: "سُجّل رفضكم وأُغلق العرض. راسلونا إن غيّرتم رأيكم.",
      button: "عرض الوثيقة",
    },
  },
};

export function quoteAnswered({
  recipient,
  name,
  language,
  answer,
  text,
  quote,
  path,
}: QuoteReader & { answer: QuoteAnswer; quote: { number: string }; text: string | null }): Email {
  const words = QUOTE_ANSWERED_WORDS[answer][language];
  return letter({ kind: "quote-answered", recipient, fullName: name, language, subject: words.subject(quote.number) }, [
    { type: "text", text: words.news },
    ...(text ? [{ type: "quote", text } as const] : []),
    { type: "action", label: words.button, path },
  ]);
}

const QUOTE_DECIDED = "quote-decided";

/** A client's answer. */
type QuoteDecision = "acceptance" | "change" | "refusal";

const QUOTE_DECIDED_WORDS: Record<QuoteDecision, { subject: string; news: string }> = {
  acceptance: {
    subject: "accepté",
    news: "Le client a accepté ce devis. Son projet est ouvert, avec ses étapes.",
  },
  change: { subject: "à modifier", news: "Le client demande une modification de ce devis." },
  refusal: { subject: "refusé", news: "Le client a refusé ce devis." },
};

/** Tells the team of a client's answer. @param notes such as why no deposit was invoiced */
function quoteDecided({
  recipient,
  decision,
  quote,
  by,
  text,
  notes,
}: {
  recipient: string;
  decision: QuoteDecision;
  quote: { id: string; number: string; title: string; client: string; total: string };
  by: string | null;
  text: string | null;
  notes: readonly string[];
}): Email {
  const { subject, news } = QUOTE_DECIDED_WORDS[decision];
  const { id, number, title, client, total } = quote;
  return {
    kind: QUOTE_DECIDED,
    recipient,
    language: "fr",
    subject: `Devis ${number} ${subject}\u202f: ${client}`,
    blocks: [
      { type: "text", text: news },
      {
        type: "facts",
        rows: [
          ["Devis", `${number}, ${title}`],
          ["Client", client],
          ["Total TTC", total],
          ...(by ? [["Par", by] as const] : []),
        ],
      },
      ...(text ? [{ type: "quote", text } as const] : []),
      ...notes.map((note) => ({ type: "text", text: note }) as const),
      { type: "action", label: "Ouvrir le devis", path: `/admin/devis/${id}` },
    ],
  };
}
