import { beforeEach, expect, it } from "vitest";
import { getQuote } from "~/features/quotes/queries/quotes.server";
import { db } from "~/server/db/db.server";
import { cookie, openOffice, sendForm } from "../support/office";
import { line, makeIssuer, quoteForm } from "../support/office-quotes";
import { sendQuote } from "../support/quotes";
import { postForm, showPage } from "../support/show-page";

beforeEach(async () => {
  await openOffice();
  await makeIssuer();
});

it.each([
  [0, [["balance", 10_000]]],
  [
    99,
    [
      ["deposit", 9900],
      ["balance", 100],
    ],
  ],
  [100, [["deposit", 10_000]]],
])(
  "a deposit of %i per cent in the settings begins a quote that can be saved as it is",
  async (deposit_percent, schedule) => {
    await db.legalIdentity.update({ where: { id: 1 }, data: { deposit_percent } });
    await sendForm("/admin/devis/new", { base: "" });
    const { id } = await db.quote.findFirstOrThrow();
    const { content, version } = (await getQuote(id))!;
    expect(content.schedule.map(({ kind, shareBp }) => [kind, shareBp])).toEqual(schedule);
    const form = quoteForm({ ...content, lines: [line()] }, { version: String(version) });
    const saved = sendForm(`/admin/devis/${id}`, form);
    await expect(saved).resolves.toFlash("Succès", "Devis enregistré");
    expect((await getQuote(id))?.content.schedule).toEqual(content.schedule);
  },
);

it("a quote whose deposit is everything is invoiced whole when it is accepted", async () => {
  const schedule = [{ title: "À la commande", shareBp: 10_000, kind: "deposit" as const, days: 0 }];
  const { id, path } = await sendQuote({ schedule });
  const signed = { signer_name: "Salma Idrissi", signer_role: "Gérante", accept_terms: "on" };
  await postForm(path, { quote: id, intent: "accept", ...signed });
  expect(await db.invoice.findMany()).toMatchObject([{ kind: "deposit", gross: 120_000, payable: 120_000 }]);
  const { words } = await showPage(`/admin/factures/nouvelle?devis=${id}`, { cookie });
  expect(words).toContain("À la commande");
  expect(words).toContain("Solde");
});
