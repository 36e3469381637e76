import { beforeEach, describe, expect, it } from "vitest";
import { getOwnData } from "~/features/accounts/queries/account-data.server";
import { acceptQuote } from "~/features/quotes/commands/accept-quote.server";
import { answerQuote } from "~/features/quotes/commands/answer-quote.server";
import { db } from "~/server/db/db.server";
import { makeIssuedInvoice, makeIssuer } from "../support/billing";
import { resetDatabase } from "../support/database";
import { mailedToken } from "../support/mail";
import { makePerson } from "../support/people";
import { plain } from "../support/plain-words";
import { sendQuote } from "../support/quotes";
import { postForm, showPage } from "../support/show-page";

const ACCOUNTS = "compta@toubkal.example";

beforeEach(async () => {
  await resetDatabase();
  await makeIssuer();
});

/** A quote that is answered by its link: questioned first, then accepted. */
async function answered(options: Parameters<typeof sendQuote>[0], name = "Hassan Toubkal") {
  const quote = await sendQuote(options);
  const { rootId, id: quoteId, path } = quote;
  await answerQuote({ rootId, quoteId, kind: "change", text: `Sans la boutique, dit ${name}`, path });
  const from = { ip: "203.0.113.7", userAgent: `Navigateur de ${name}` };
  const said = { name, role: "Gérant", fields: [], shownTotal: null, ...from };
  await acceptQuote({ rootId, quoteId, path, ...said });
  return quote;
}

const announce = (invoiceId: string, note: string, createdBy: string | null = null) =>
  db.transferClaim.create({
    data: { invoice_id: invoiceId, amount: 60_000, note, proof_name: "ordre.pdf", created_by: createdBy },
  });

/** What the link shows that is sent to an address. */
async function shownTo(email: string, lang = "fr") {
  await postForm(`/mes-donnees?lang=${lang}`, { intent: "data-link", email });
  const { words } = await showPage(`/mes-donnees/acces?token=${await mailedToken("data-link")}`);
  return plain(words);
}

describe("the export of an account", () => {
  it("has the identity that is billed at another address, with its answers and announcements", async () => {
    const { id: profileId } = await makePerson("client", "salma@toubkal.example");
    const { number } = await answered({ email: ACCOUNTS, profileId });
    const { id: invoiceId } = await db.invoice.findFirstOrThrow();
    await announce(invoiceId, "Viré hier");
    const own = await getOwnData(profileId);
    expect(own.billing_identities).toMatchObject([{ email: ACCOUNTS, quotes: [{ number }] }]);
    expect(own.quote_answers).toMatchObject([
      {
        number,
        acceptance: { name: "Hassan Toubkal", function: "Gérant", ip: "203.0.113.7" },
        responses: [{ kind: "change", text: "Sans la boutique, dit Hassan Toubkal" }],
      },
    ]);
    expect(own.quote_answers[0]?.acceptance?.user_agent).toBe("Navigateur de Hassan Toubkal");
    expect(own.transfer_announcements).toMatchObject([{ note: "Viré hier", proof_name: "ordre.pdf" }]);
  });

  it("has nothing of another client, and of announcements only its own", async () => {
    const { id: profileId } = await makePerson("client", "salma@toubkal.example");
    const { id: colleagueId } = await makePerson("client", "omar@toubkal.example");
    await answered({ email: "autre@riad.example", profileId: null }, "Un autre");
    const { id: invoiceId } = await makeIssuedInvoice(50_000, { profile_id: profileId, email: ACCOUNTS });
    await announce(invoiceId, "De Salma", profileId);
    await announce(invoiceId, "D’Omar", colleagueId);
    const [hers, his] = [await getOwnData(profileId), await getOwnData(colleagueId)];
    expect(hers.quote_answers).toEqual([]);
    expect(hers.transfer_announcements.map(({ note }) => note)).toEqual(["De Salma"]);
    expect(his.billing_identities).toEqual([]);
    expect(his.transfer_announcements.map(({ note }) => note)).toEqual(["D’Omar"]);
  });

  it("has nothing by an address that it never proved", async () => {
    const { id } = await makePerson("client", ACCOUNTS);
    await db.credential.update({ where: { profile_id: id }, data: { email_verified_at: null } });
    const { rootId, id: quoteId, path } = await sendQuote({ email: ACCOUNTS });
    await answerQuote({ rootId, quoteId, kind: "refusal", text: "Trop cher", path });
    const own = await getOwnData(id);
    expect([own.billing_identities, own.quote_answers, own.transfer_announcements]).toEqual([[], [], []]);
  });
});

describe("the link to what is held of an address", () => {
  it.each([
    ["fr", "Vos réponses à nos devis", "Les virements que vous avez annoncés"],
    ["es", "Sus respuestas a nuestros presupuestos", "Las transferencias que ha anunciado"],
    ["ar", "أجوبتكم على عروض أسعارنا", "التحويلات التي أعلنتم عنها"],
  ])("shows the dossier, the answers and the announced transfers in %s", async (lang, answers, transfers) => {
    await answered({ email: ACCOUNTS });
    await announce((await db.invoice.findFirstOrThrow()).id, "Viré hier");
    const words = await shownTo(ACCOUNTS, lang);
    for (const text of [
      ...[answers, transfers, "Hassan Toubkal", "Gérant", "203.0.113.7", "Navigateur de Hassan Toubkal"],
      ...["Sans la boutique, dit Hassan Toubkal", "Viré hier", "ordre.pdf"],
    ])
      expect(words).toContain(text);
  });

  it("shows of an identity that is known by a lead alone what answered that lead's quote", async () => {
    const email = "nadia@atelier.example";
    const { id: inquiryId } = await db.contactInquiry.create({ data: { name: "Nadia", email, message: "Bonjour" } });
    const { billingClientId } = await answered({ email: ACCOUNTS, inquiryId }, "Nadia Alami");
    await answered({ billingClientId }, "Son directeur");
    const words = await shownTo(email);
    expect(words).toContain("Navigateur de Nadia Alami");
    expect(words).not.toContain("Son directeur");
  });
});
