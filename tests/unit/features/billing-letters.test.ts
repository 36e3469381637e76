import { describe, expect, it } from "vitest";
import { creditIssued } from "~/features/mail/email-templates/credit-issued";
import { invoiceIssued } from "~/features/mail/email-templates/invoice-issued";
import { invoiceLate } from "~/features/mail/email-templates/invoice-late";
import { paymentReceived } from "~/features/mail/email-templates/payment-received";
import { paymentRefunded } from "~/features/mail/email-templates/payment-refunded";
import { quoteAccepted } from "~/features/mail/email-templates/quote-accepted";
import { quoteAnswered } from "~/features/mail/email-templates/quote-answered";
import { quoteLetter } from "~/features/mail/email-templates/quote-letter";
import { renderEmail } from "~/features/mail/email-templates/render-email";
import type { Email } from "~/features/mail/model/email";
import { publicEnv } from "~/server/env.server";
import type { Language } from "~/site/language";
import { xssPayloads } from "../../fixtures/xss-payloads";
import { collectTexts, frenchOffences } from "../../support/french-typography";

const NAME = "سارة";

/** Every letter that a client gets about a quote or an invoice, with one word wherever somebody else's words stand. */
function lettersWith(word: string, language: Language = "fr"): Email[] {
  const to = { recipient: "khadija@riad.example", language };
  const reader = { ...to, name: word, path: "/dashboard/factures/1" };
  const quote = { number: word, title: word };
  const sent = { ...to, ...quote, fullName: word, total: word, validUntil: word, token: "jeton" };
  const quoteSent = { ...sent, hasOptions: true, attachments: [] };
  const decided = { ...to, name: word, path: "/devis/jeton" };
  const facts = { number: word, payable: word, received: word, credited: word, issuedOn: word, dueOn: word };
  const paid = { ...facts, withheld: word, paidOn: word, remaining: word, overpaid: word };
  const refunded = { ...facts, refunded: word, refundedOn: word, transfer: word, overpaid: word };
  const transfer = { ...facts, rib: word, bank: word, reference: word };
  return [
    quoteLetter("quote-sent", quoteSent),
    quoteLetter("quote-reminder", quoteSent),
    quoteLetter("quote-expired", { ...quoteSent, hasOptions: false }),
    quoteAnswered({ ...decided, quote, answer: "change", text: word }),
    quoteAnswered({ ...decided, quote, answer: "refusal", text: word }),
    quoteAccepted({
      ...decided,
      quote: { ...quote, total: word, acceptedBy: word, acceptedAt: word },
      hasDeposit: true,
    }),
    invoiceIssued({ ...reader, facts: transfer, isSettled: false }),
    invoiceIssued({ ...reader, facts: transfer, isSettled: true }),
    invoiceLate({ ...reader, facts: transfer, step: 1 }),
    invoiceLate({ ...reader, facts: transfer, step: 2 }),
    paymentReceived({ ...reader, facts: paid, receipt: word }),
    paymentRefunded({ ...reader, facts: refunded, receipt: word }),
    creditIssued({ ...reader, facts: paid, credit: word }),
  ];
}

const draw = (letter: Email) => renderEmail(letter, publicEnv);
const tagsOf = (letter: Email) =>
  draw(letter)
    .html.match(/<[^>]*>/g)
    ?.filter((tag) => tag !== "<br>") ?? [];

/** What we say ourselves: neither addresses nor types, and no name that a bank gives its accounts. */
function ourTexts({ subject, blocks }: Email): string[] {
  return collectTexts({ subject, blocks }, "")
    .filter(({ path }) => !/\.(path|type)$/.test(path))
    .map(({ text }) => text.replaceAll(NAME, "").replaceAll("RIB", "").trim())
    .filter((text) => /\p{L}/u.test(text));
}

describe("a letter about a quote or an invoice", () => {
  it("is written in correct French", () => {
    const texts = lettersWith("Sara").flatMap(({ blocks, kind, subject }) => collectTexts({ subject, blocks }, kind));
    expect(frenchOffences(texts.filter(({ path }) => !path.endsWith(".path")))).toEqual([]);
  });

  it.each([
    ["es", '<html lang="es" dir="ltr">', /^[^؀-ۿ]*$/],
    ["ar", '<html lang="ar" dir="rtl">', /^[^A-Za-zÀ-ÿ]*$/],
  ] as const)("is written in %s and in no other language", (language, root, script) => {
    const french = lettersWith(NAME).map(ourTexts);
    lettersWith(NAME, language).forEach((letter, at) => {
      expect(draw(letter).html).toContain(root);
      const texts = ourTexts(letter);
      expect(texts).not.toEqual([]);
      for (const text of texts) expect(text, letter.kind).toMatch(script);
      expect(
        texts.filter((text) => french[at]?.includes(text)),
        letter.kind,
      ).toEqual([]);
    });
  });

  it("lets nothing run that somebody typed", () => {
    const harmless = lettersWith("Sara").map(tagsOf);
    for (const payload of xssPayloads) expect(lettersWith(payload).map(tagsOf), payload).toEqual(harmless);
  });
});
