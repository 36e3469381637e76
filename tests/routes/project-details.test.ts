import { beforeEach, expect, it } from "vitest";
import { db } from "~/server/db/db.server";
import { makeIssuedInvoice, makeIssuer } from "../support/billing";
import { makeProjectSpace } from "../support/project-space";
import { showPage } from "../support/show-page";

let [admin, projectId] = ["", ""];

beforeEach(async () => {
  ({ admin, projectId } = await makeProjectSpace({ status: "in_progress" }));
});

const read = async () => (await showPage(`/admin/projects/${projectId}`, { cookie: admin })).words;

it("the details of a project say where it stands, what happened, who works on it and what is left to pay", async () => {
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

it("the details of a project without any of that are short", async () => {
  const words = await read();
  expect(words).toContain("Nous y travaillons en ce moment.");
  expect(words).not.toMatch(/Reste à payer|Dernières nouvelles|Tout est payé/);
});
