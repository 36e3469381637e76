import { describe, expect, it } from "vitest";
import {
  accountExists,
  changeEmail,
  changeEmailNotice,
  invitation,
  passwordChanged,
  resetPassword,
  verifyEmail,
} from "~/features/accounts/emails";
import { leadAssigned, leadsAssigned } from "~/features/inquiries/announce.server";
import { leadsDigest } from "~/features/inquiries/daily-digest.server";
import { inquiryReceived, newInquiry } from "~/features/inquiries/receive.server";
import { leadReply } from "~/features/inquiries/replies/reply.server";
import { creditIssued, invoiceIssued } from "~/features/invoices/letters.server";
import { paymentReceived, paymentRefunded } from "~/features/invoices/receipt.server";
import { invoiceLate } from "~/features/invoices/remind-late.server";
import type { Email } from "~/features/mail/model";
import { renderEmail } from "~/features/mail/render-email";
import { dataErased, dataLink } from "~/features/personal-data/emails";
import { newProject, projectCancelled, projectStatusChanged } from "~/features/projects/emails";
import { STATUS_LABELS_BY_LANGUAGE } from "~/features/projects/model/project";
import { quoteAccepted } from "~/features/quotes/accept.server";
import { quoteAnswered } from "~/features/quotes/answer.server";
import { quoteLetter } from "~/features/quotes/sending-emails";
import { newReview } from "~/features/testimonials/emails";
import { publicEnv } from "~/server/env.server";
import type { Language } from "~/site/language";
import { xssPayloads } from "../../fixtures/xss-payloads";
import { collectTexts, frenchOffences } from "../../support/french-typography";

const draw = (letter: Email) => renderEmail(letter, publicEnv);

/** Every letter about accounts, leads and projects, with one word wherever somebody else's words stand. */
function otherLettersWith(word: string, language: Language) {
  const to = { recipient: "sara@zellige.example", fullName: word, language };
  const token = "jeton";
  const named = { id: "1", name: word, nextAction: word };
  return [
    accountExists(to),
    changeEmail({ ...to, token }),
    changeEmailNotice({ ...to, newEmail: word }),
    dataErased({ ...to, messagesStay: false }),
    dataErased({ ...to, messagesStay: true }),
    dataLink({ ...to, token }),
    inquiryReceived({ recipient: to.recipient, name: word, language }),
    invitation({ ...to, token, projectTitle: word }),
    leadAssigned({ ...to, inquiry: { id: "1", name: word, message: word }, facts: [["Budget", word]], assigner: word }),
    leadReply({ ...to, subject: word, text: word, conversation: [] }),
    leadsAssigned({ ...to, leads: [named, { ...named, nextAction: null }], assigner: word }),
    leadsDigest({ ...to, parts: [{ title: "En retard", count: 12, path: "/admin/inquiries", leads: [named] }] }),
    newInquiry({
      recipient: to.recipient,
      inquiry: { id: "1", email: "nadia@riad.example", name: word, message: word },
      facts: [["Entreprise", word]],
    }),
    newProject({ ...to, project: { id: "00000000-0000-4000-8000-000000000000", title: word, description: word } }),
    newReview({ recipient: to.recipient, review: { name: word, company: word, rating: 4, content: word } }),
    passwordChanged(to),
    projectStatusChanged({
      ...to,
      projectId: "00000000-0000-4000-8000-000000000000",
      projectTitle: word,
      status: "in_progress",
      statusLabel: STATUS_LABELS_BY_LANGUAGE[language].in_progress,
    }),
    projectCancelled({
      ...to,
      projectId: "00000000-0000-4000-8000-000000000000",
      projectTitle: word,
      contact: { email: word, phone: word },
    }),
    resetPassword({ ...to, token }),
    verifyEmail({ ...to, token, isNeeded: true }),
  ];
}

/** Every letter that a client gets about a quote or an invoice, with one word wherever somebody else's words stand. */
function billingLettersWith(word: string, language: Language): Email[] {
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

const lettersWith = (word: string, language: Language = "fr"): Email[] => [
  ...otherLettersWith(word, language),
  ...billingLettersWith(word, language),
];

/** Every tag, attributes included, but for the line breaks that a text may bring. */
function tagsOf(letter: Email): string[] {
  return (
    draw(letter)
      .html.match(/<[^>]*>/g)
      ?.filter((tag) => tag !== "<br>") ?? []
  );
}

/** The team reads French. */
const TO_THE_TEAM = ["new-inquiry", "new-review", "lead-assigned", "leads-assigned", "leads-digest"];
const isToAPerson = ({ kind }: Email) => !TO_THE_TEAM.includes(kind);
const NAME = "سارة";

/** What we say ourselves: neither addresses nor types, and no name that a bank gives its accounts. */
function ourTexts({ subject, blocks }: Email): string[] {
  return collectTexts({ subject, blocks }, "")
    .filter(({ path }) => !/\.(path|type)$/.test(path))
    .map(({ text }) => text.replaceAll(NAME, "").replaceAll("RIB", "").trim())
    .filter((text) => /\p{L}/u.test(text));
}

describe("a letter", () => {
  it("says the same in HTML and in plain text, with the whole address of its link", () => {
    const { html, text } = draw(
      resetPassword({ recipient: "a@b.example", fullName: "Sara", language: "fr", token: "jeton" }),
    );
    for (const part of [html, text]) {
      expect(part).toContain("Bonjour Sara,");
      expect(part).toContain(`${publicEnv.siteUrl}/auth/reset?token=jeton`);
    }
    expect(text).not.toMatch(/<\w/);
  });

  it("is written in correct French", () => {
    const texts = lettersWith("Sara").flatMap(({ blocks, kind, subject }) => collectTexts({ subject, blocks }, kind));
    expect(frenchOffences(texts.filter(({ path }) => !path.endsWith(".path")))).toEqual([]);
  });

  it("lets nothing run that somebody typed", () => {
    const harmless = lettersWith("Sara").map(tagsOf);
    for (const payload of xssPayloads) expect(lettersWith(payload).map(tagsOf), payload).toEqual(harmless);
  });

  it("writes the words of a button as a text", () => {
    const blocks = [{ type: "action", label: "<b>Voir</b> & répondre", path: "/contact" }] as const;
    const { html } = draw({
      kind: "essai",
      recipient: "sara@zellige.example",
      language: "fr",
      subject: "Essai",
      blocks,
    });
    expect(html).toContain(">&lt;b&gt;Voir&lt;/b&gt; &amp; répondre</a>");
  });

  it("keeps the lines of a message, and marks them as somebody else's words in plain text", () => {
    const inquiry = { id: "1", email: null, name: "A", message: "un\ndeux" };
    const { html, text } = draw(newInquiry({ recipient: "a@b.example", inquiry, facts: [] }));
    expect(html).toContain("un<br>deux");
    expect(text).toContain("> un\n> deux");
  });

  it.each([
    ["es", '<html lang="es" dir="ltr">', /^[^؀-ۿ]*$/],
    ["ar", '<html lang="ar" dir="rtl">', /^[^A-Za-zÀ-ÿ]*$/],
  ] as const)("to a person is written in %s and in no other language", (language, root, script) => {
    const [french, translated] = [lettersWith(NAME), lettersWith(NAME, language)].map((all) => all.filter(isToAPerson));
    expect(translated).toHaveLength(15 + 13);
    for (const [at, letter] of translated!.entries()) {
      expect(draw(letter).html).toContain(root);
      expect(letter.kind).toBe(french![at]?.kind);
      const texts = ourTexts(letter);
      if (letter.kind !== "lead-reply") expect(texts, letter.kind).not.toEqual([]);
      for (const text of texts) expect(text, letter.kind).toMatch(script);
      const inFrench = ourTexts(french![at]!);
      expect(
        texts.filter((text) => inFrench.includes(text)),
        letter.kind,
      ).toEqual([]);
    }
  });

  it("shows nothing from elsewhere that would tell who reads it", () => {
    for (const letter of lettersWith("Sara")) expect(draw(letter).html).not.toMatch(/<img|url\(|<link|@import/);
  });
});

it("greets nobody with a stranger's text, whichever letter it is", () => {
  const text = "Gagnez 500 euros sur http://evil.example";
  const to = { recipient: "sara@zellige.example", fullName: text, language: "fr" } as const;
  const token = "jeton";
  const letters = [
    ...[accountExists(to), changeEmail({ ...to, token }), changeEmailNotice({ ...to, newEmail: "b@b.example" })],
    ...[passwordChanged(to), resetPassword({ ...to, token }), verifyEmail({ ...to, token, isNeeded: true })],
    ...[invitation({ ...to, token, projectTitle: null }), inquiryReceived({ ...to, name: text })],
  ];
  for (const letter of letters) {
    const { html, text: plain } = draw(letter);
    expect(plain).toContain("\n\nBonjour,\n\n");
    expect(html + plain).not.toContain("evil.example");
  }
});
