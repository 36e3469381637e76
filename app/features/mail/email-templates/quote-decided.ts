import type { Email } from "~/features/mail/model/email";

export const QUOTE_DECIDED = "quote-decided";

/** What a client has made of a quote. */
export type QuoteDecision = "acceptance" | "change" | "refusal";

interface QuoteDecided {
  /** An admin. */
  recipient: string;
  decision: QuoteDecision;
  quote: { id: string; number: string; title: string; client: string; total: string };
  /** Who decided, where it was said. */
  by: string | null;
  text: string | null;
  /** What the team has to know besides, such as why no deposit was invoiced. */
  notes?: readonly string[];
}

const WORDS: Record<QuoteDecision, { subject: string; news: string }> = {
  acceptance: {
    subject: "accepté",
    news: "Le client a accepté ce devis. Son projet est ouvert, avec ses étapes.",
  },
  change: { subject: "à modifier", news: "Le client demande une modification de ce devis." },
  refusal: { subject: "refusé", news: "Le client a refusé ce devis." },
};

/** Tells the team what a client has made of a quote. */
export function quoteDecided({ recipient, decision, quote, by, text, notes = [] }: QuoteDecided): Email {
  const { subject, news } = WORDS[decision];
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
