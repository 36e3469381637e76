import { beforeEach, expect, it } from "vitest";
import { issueInvoice } from "~/features/invoices/commands/issue-invoice.server";
import { action as cancelAction } from "~/routes/admin.factures_.$id.paiements.$paymentId.annuler/route";
import { db } from "~/server/db/db.server";
import type { JsonObject } from "~/server/db/transaction.server";
import type { User } from "~/server/sessions/user";
import { dayInCasablanca } from "~/site/calendar";
import { xssPayloads } from "../fixtures/xss-payloads";
import { activeParts } from "../support/active-parts";
import { line, makeDraftInvoice, makeIssuer } from "../support/billing";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { postArgs, signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

const all = xssPayloads.join("\n").replaceAll("\u0000", "").replaceAll("\u0001", "");
const SHORT = "<i onload=alert(2)>";

let sara: User;
let [office, client]: string[] = [];
let profileId = "";

beforeEach(async () => {
  await resetDatabase();
  await makeIssuer();
  sara = (await makePerson("admin", "sara@zellige.example")) as never as User;
  profileId = (await makePerson("client", "khadija@riad.example")).id;
  [office, client] = [await signedInAs(sara.id), await signedInAs(profileId)];
});

/** An invoice with the same words wherever the agency or its client writes some, paid in part, announced and cancelled. */
async function invoiceWith(words: string, short: string) {
  const { id, billing_client_id } = await makeDraftInvoice(100_000, { legal_name: words });
  await db.billingClient.update({
    where: { id: billing_client_id },
    data: { contact_name: words, address: words, ice: short, country: "ES" },
  });
  const lines = [line(100_000, { designation: words, description: words, unit: words, section: words })];
  const content = { lines, shareBp: null } as unknown as JsonObject;
  await db.invoice.update({ where: { id }, data: { title: words, content } });
  const draft = await showPage(`/admin/factures/${id}`, { cookie: office });
  await issueInvoice(sara, id);
  await db.billingClient.updateMany({ data: { profile_id: null } });
  await db.billingClient.update({ where: { id: billing_client_id }, data: { profile_id: profileId } });
  const claim = { intent: "claim", amount: "10", note: short };
  await postForm(`/dashboard/factures/${id}`, claim, client);
  const path = `/admin/factures/${id}`;
  const paid = {
    intent: "payment",
    paid_on: dayInCasablanca(new Date()),
    mode: "other",
    amount: "5",
    reference: short,
  };
  await postForm(path, paid, office);
  const { id: paymentId } = await db.payment.findFirstOrThrow({ where: { invoice_id: id } });
  const cancel = postArgs(
    `${path}/paiements/${paymentId}/annuler`,
    { intent: "cancel-payment", reason: short },
    {
      ...{ cookie: office, params: { id, paymentId } },
    },
  );
  await cancelAction(cancel);
  const issued = await showPage(path, { cookie: office });
  return { draft, issued, seen: await showPage(`/dashboard/factures/${id}`, { cookie: client }) };
}

it("markup in every field of an invoice, its payments and its announcements is text, for the office and for the client", async () => {
  const [plain, hostile] = [await invoiceWith("Des mots", "B1"), await invoiceWith(all, SHORT)];
  for (const page of ["draft", "issued", "seen"] as const) {
    expect(hostile[page].status, page).toBe(200);
    expect(hostile[page].words, page).toContain("<svg onload=alert(1)>");
    expect(activeParts(hostile[page].html), page).toEqual(activeParts(plain[page].html));
  }
  expect(hostile.issued.words.split(SHORT).length).toBeGreaterThan(3);
});
