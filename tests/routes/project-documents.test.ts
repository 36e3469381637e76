import { beforeEach, expect, it } from "vitest";
import { db } from "~/server/db/db.server";
import { makeIssuedInvoice, makeIssuer } from "../support/billing";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { sendQuote } from "../support/quotes";
import { signedInAs } from "../support/requests";
import { showPage } from "../support/show-page";

let [clientId, cookie] = ["", ""];
let [projectId, invoiceId, billingClientId] = ["", "", ""];

beforeEach(async () => {
  await resetDatabase();
  clientId = (await makePerson("client", "salma@toubkal.example")).id;
  cookie = await signedInAs(clientId);
  projectId = (await db.project.create({ data: { title: "Toubkal", client_id: clientId } })).id;
  await makeIssuer();
  const issued = await makeIssuedInvoice(100_000, { profile_id: clientId, project_id: projectId });
  [invoiceId, billingClientId] = [issued.id, issued.billing_client_id];
  await sendQuote({ title: "Site du Toubkal", billingClientId, projectId });
});

const read = async () => (await showPage(`/dashboard/projects/${projectId}`, { cookie })).words;

it("a project shows its own quotes and invoices, and what is still to be paid, in the reader's language", async () => {
  const words = (await read()).replaceAll(/[\u00a0\u202f]/g, " ");
  expect(words).toMatch(/À payer : 1 200,00 MAD .*Devis et factures À payer : 1 200,00 MAD .*Site du Toubkal/);
  const other = await db.project.create({ data: { title: "Autre", client_id: clientId } });
  const { words: ofOther } = await showPage(`/dashboard/projects/${other.id}`, { cookie });
  for (const hidden of ["Site du Toubkal", "À payer"]) expect(ofOther).not.toContain(hidden);
  await db.profile.update({ where: { id: clientId }, data: { language: "es" } });
  expect(await read()).toContain("Por pagar:");
});

it("says when all is paid, and shows nothing of another client's documents", async () => {
  const paid = { received: 120_000, remaining: 0, settled_at: new Date() };
  await db.invoiceBalance.update({ where: { invoice_id: invoiceId }, data: paid });
  expect(await read()).toContain("Tout ce qui est facturé est réglé.");
  const { id: profile_id } = await makePerson("client", "autre@exemple.ma");
  await db.billingClient.update({ where: { id: billingClientId }, data: { profile_id } });
  const words = await read();
  for (const hidden of ["Site du Toubkal", "Devis et factures", "réglé"]) expect(words).not.toContain(hidden);
});
