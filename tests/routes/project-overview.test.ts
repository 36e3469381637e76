import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/server/db/db.server";
import { makeIssuedInvoice, makeIssuer } from "../support/billing";
import { makePerson } from "../support/people";
import { admin, client, clientId, openProjectSpace, projectId, readClientPage } from "../support/project-space";
import { sendQuote } from "../support/quotes";
import { postForm, showPage } from "../support/show-page";

beforeEach(() => openProjectSpace({ status: "in_progress" }));

/** An invoice and a quote of the project. */
async function bill() {
  await makeIssuer();
  const { id, billing_client_id } = await makeIssuedInvoice(100_000, { profile_id: clientId, project_id: projectId });
  await sendQuote({ title: "Site du Toubkal", billingClientId: billing_client_id, projectId });
  return { invoice_id: id, billing_client_id };
}

it("a project shows its own quotes and invoices, and what is still to be paid, in the reader's language", async () => {
  await bill();
  const words = (await readClientPage()).replaceAll(/[\u00a0\u202f]/g, " ");
  expect(words).toMatch(/À payer : 1 200,00 MAD .*Devis et factures À payer : 1 200,00 MAD .*Site du Toubkal/);
  const other = await db.project.create({ data: { title: "Autre", client_id: clientId } });
  const { words: ofOther } = await showPage(`/dashboard/projects/${other.id}`, { cookie: client });
  for (const hidden of ["Site du Toubkal", "À payer"]) expect(ofOther).not.toContain(hidden);
  await db.profile.update({ where: { id: clientId }, data: { language: "es" } });
  expect(await readClientPage()).toContain("Por pagar:");
});

it("says when all is paid, and shows nothing of another client's documents", async () => {
  const { invoice_id, billing_client_id } = await bill();
  const paid = { received: 120_000, remaining: 0, settled_at: new Date() };
  await db.invoiceBalance.update({ where: { invoice_id }, data: paid });
  expect(await readClientPage()).toContain("Tout ce qui est facturé est réglé.");
  const { id: profile_id } = await makePerson("client", "karim@atlas.example");
  await db.billingClient.update({ where: { id: billing_client_id }, data: { profile_id } });
  const words = await readClientPage();
  for (const hidden of ["Site du Toubkal", "Devis et factures", "réglé"]) expect(words).not.toContain(hidden);
});

describe("the details of a project in the office", () => {
  const details = async () => (await showPage(`/admin/projects/${projectId}`, { cookie: admin })).words;

  it("say where it stands, what happened, who works on it and what is left to pay", async () => {
    const row = { project_id: projectId, due_on: new Date("2027-03-05"), planned_on: new Date("2027-03-05") };
    const events = { create: { kind: "submitted" as const } };
    await db.projectMilestone.create({ data: { ...row, title: "Cadrage", position: 0 } });
    await db.projectMilestone.create({ data: { ...row, title: "Maquettes", position: 1, state: "in_review", events } });
    const { id: member_id } = await db.teamMember.create({
      data: { name: "Zineb Filali", role: "Designer", position: 1 },
    });
    await db.projectMember.create({ data: { project_id: projectId, member_id } });
    await makeIssuer();
    const issued = await makeIssuedInvoice(100_000, { project_id: projectId });
    const { number } = await db.invoice.findUniqueOrThrow({ where: { id: issued.id } });
    const { html, words } = await showPage(`/admin/projects/${projectId}`, { cookie: admin });
    for (const told of [
      "Étape 2 sur 2 : Maquettes. À vous : valider avant le 5 mars 2027.",
      "0 sur 2 validée",
      "Envoyée à valider · Maquettes",
      "Zineb Filali",
      "Reste à payer : ",
      String(number),
    ])
      expect(words).toContain(told);
    expect(html).toContain(`href="/admin/projects/${projectId}/etapes"`);
    expect(html).toContain(`href="/admin/factures/${issued.id}"`);
  });

  it("are short without any of that", async () => {
    const words = await details();
    expect(words).toContain("Nous y travaillons en ce moment.");
    expect(words).not.toMatch(/Reste à payer|Dernières nouvelles|Tout est payé/);
  });
});

describe("who works on a project", () => {
  let ids: string[];
  beforeEach(async () => {
    const people = ["Sara Alaoui", "Zineb Filali", "Hamza Benjelloun"].map((name, position) => ({
      ...{ id: crypto.randomUUID(), name, position, role: `Rôle de ${name}`, languages: ["fr"] },
    }));
    await db.teamMember.createMany({ data: people });
    ids = people.map(({ id }) => id);
  });
  const staff = (members: string[]) => {
    const form = new FormData();
    for (const id of members) form.append("members", id);
    return postForm(`/admin/projects/${projectId}/equipe`, form, admin);
  };

  it("is chosen by the office and shown to the client with name and role", async () => {
    expect(await readClientPage()).not.toContain("Qui travaille pour vous");
    await expect(staff([ids[2] ?? "", ids[0] ?? ""])).toFlash("Succès", "Équipe du projet enregistrée");
    const words = await readClientPage();
    expect(words).toContain("Qui travaille pour vous");
    expect(words).toContain("Rôle de Sara Alaoui");
    expect(words.indexOf("Sara Alaoui")).toBeLessThan(words.indexOf("Hamza Benjelloun"));
    expect(words).not.toContain("Zineb Filali");
    const chosen = await showPage(`/admin/projects/${projectId}/equipe`, { cookie: admin });
    expect(chosen.html.match(/checked=""/g)).toHaveLength(2);
    await staff([]);
    expect(await readClientPage()).not.toContain("Qui travaille pour vous");
  });

  it("is gone from the client's page once he has left the team", async () => {
    await staff(ids);
    const id = ids[1] ?? "";
    await postForm(`/admin/settings/equipe/${id}/delete`, {}, admin);
    expect(await readClientPage()).not.toContain("Zineb Filali");
    expect(await readClientPage()).toContain("Hamza Benjelloun");
    await expect(staff(ids)).toFlash("Erreur", "Cette personne n’est plus dans l’équipe");
    expect(await db.projectMember.count()).toBe(2);
  });

  it("is not changed by ids that no form sends", async () => {
    await staff(ids);
    await expect(staff(["tout le monde"])).rejects.toMatchObject({ init: { status: 400 } });
    expect(await db.projectMember.count()).toBe(3);
  });
});
