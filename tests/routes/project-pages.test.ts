import { beforeEach, describe, expect, it } from "vitest";
import type { ScheduleStep } from "~/features/billing/schema";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { dayInCasablanca } from "~/site/calendar";
import { makeIssuedInvoice, makeIssuer } from "../support/billing";
import { makeLead } from "../support/leads";
import { makePerson } from "../support/people";
import {
  admin,
  client,
  clientId,
  milestoneTitles,
  openProjectSpace,
  postToOffice,
  projectId,
  readClientPage,
} from "../support/project-space";
import { acceptSent, sendQuote } from "../support/quotes";
import { postForm, showPage } from "../support/show-page";

beforeEach(() => openProjectSpace());

type Milestone = Omit<Prisma.ProjectMilestoneCreateManyInput, "project_id" | "position">;
const DUE = new Date("2027-03-05");

function track(...milestones: Milestone[]) {
  const data = milestones.map((milestone, position) => ({ project_id: projectId, position, ...milestone }));
  return db.projectMilestone.createMany({ data });
}

const read = async (path: string, cookie = client) => (await showPage(path, { cookie })).words;

/** Sends a quote and accepts it. */
const accept = async (sent: Parameters<typeof sendQuote>[0]) => acceptSent(await sendQuote(sent));

const acceptQuote = (schedule: ScheduleStep[], inquiryId?: string) =>
  accept({ schedule, ...(inquiryId ? { inquiryId } : { projectId, email: null }) });

const PAYMENTS: ScheduleStep[] = [
  { title: "Acompte", shareBp: 3000, kind: "deposit", days: 0 },
  { title: "Solde", shareBp: 7000, kind: "balance", days: 30 },
];

const WITH_WORK: ScheduleStep[] = [
  { title: "Acompte", shareBp: 3000, kind: "deposit", days: 0 },
  { title: "Maquettes", shareBp: 3000, kind: "progress", days: 10 },
  { title: "Solde", shareBp: 4000, kind: "balance", days: 30 },
];

describe("the headline of a project", () => {
  const first = { title: "Cadrage", due_on: DUE };
  it.each<[string, Milestone[], string]>([
    [
      "what is to be approved",
      [{ title: "Textes", state: "in_progress" }],
      "Étape 3 sur 3 : Maquettes. À vous : valider",
    ],
    [
      "what is waited for",
      [{ title: "Textes", waits_for: "vos textes", waits_since: DUE }],
      "Étape 3 sur 3 : Maquettes.",
    ],
  ])("names %s before an earlier milestone that is open", async (_name, others, headline) => {
    await track(first, ...others, { title: "Maquettes", state: "in_review", due_on: DUE });
    for (const path of ["/dashboard", `/dashboard/projects/${projectId}`]) expect(await read(path)).toContain(headline);
    const { html } = await showPage(`/dashboard/projects/${projectId}`, { cookie: client });
    expect(/aria-current="step"[\s\S]*?<span[^>]*>([^<]*)</.exec(html)?.[1]).toBe("Maquettes");
  });

  it("names what the client has to give, then what is done again, then what is worked on", async () => {
    await track(first, { title: "Textes", state: "in_progress" }, { title: "Signe", state: "rework" });
    expect(await read("/dashboard")).toContain("Étape 3 sur 3 : Signe. Nous reprenons ce que vous avez demandé.");
    await db.projectMilestone.updateMany({ where: { title: "Signe" }, data: { state: "approved" } });
    expect(await read("/dashboard")).toContain("Étape 2 sur 3 : Textes. Nous y travaillons.");
    const waits = { waits_for: "vos textes", waits_since: DUE };
    await db.projectMilestone.updateMany({ where: { title: "Cadrage" }, data: waits });
    expect(await read("/dashboard")).toContain("Étape 1 sur 3 : Cadrage. À vous : vos textes.");
  });
});

describe("an accepted quote", () => {
  it("makes milestones of the work of its schedule and of its delivery, not of what is paid first and last", async () => {
    await acceptQuote(WITH_WORK);
    expect(await milestoneTitles()).toEqual(["Maquettes", "Livraison"]);
    const { id, ...step } = await db.projectMilestone.findFirstOrThrow({ orderBy: { position: "asc" } });
    expect(step).toMatchObject({ kind: "progress", schedule_step: 1, share_bp: 3000 });
    const words = await readClientPage();
    expect(words).toContain("Étape 1 sur 2 : Maquettes. Elle commence bientôt");
    await postToOffice({ intent: "delete", id });
    expect(await milestoneTitles()).toEqual(["Livraison"]);
  });

  it("of payments alone begins with the milestones of the trade, of the project or of what its lead asked for", async () => {
    const steps = ["Cadrage", "Maquettes"].map((title, position) => ({ title, position, days: 5 + 5 * position }));
    await db.milestoneTemplate.createMany({
      data: steps.map((step) => ({ ...step, category: "programming" as const })),
    });
    await acceptQuote(PAYMENTS);
    expect(await milestoneTitles()).toEqual([]);
    await db.service.create({ data: { category: "programming", title: "Site vitrine" } });
    const asked = await makeLead({ email: "salma@toubkal.example", service_interest: "Site vitrine" });
    await acceptQuote(PAYMENTS, asked.id);
    expect(await milestoneTitles()).toEqual(["Cadrage", "Maquettes"]);
    expect(await db.project.count({ where: { service_category: "programming" } })).toBe(1);
    const rows = await db.projectMilestone.findMany({ orderBy: { position: "asc" } });
    const today = Date.parse(dayInCasablanca(new Date()));
    // The quote delivers in thirty days.
    expect(rows.map(({ due_on }) => (Number(due_on) - today) / 86_400_000)).toEqual([15, 30]);
  });
});

describe("the payments that earlier releases made milestones of", () => {
  const [deposit, balance] = PAYMENTS.map(({ title, kind }) => ({ title, kind, due_on: new Date("2020-01-01") }));

  it("count neither in the headline nor in the progress, and are nowhere late", async () => {
    await track(deposit!, balance!, { title: "Maquettes", state: "in_review", due_on: DUE });
    const words = await readClientPage();
    expect(words).toContain("Étape 1 sur 1 : Maquettes. À vous : valider");
    expect(words).toContain("0 sur 1 validée");
    expect(words).not.toContain("Acompte");
    expect(await read("/admin", admin)).toContain("Aucune étape n'est en retard.");
    expect(await read(`/admin/projects/${projectId}/etapes`, admin)).not.toContain("Acompte");
  });

  it("leave room for a template, and stay seen once somebody has begun them", async () => {
    await track(deposit!, { ...balance!, state: "in_progress" });
    expect(await readClientPage()).toContain("Étape 1 sur 1 : Solde.");
    await db.projectMilestone.updateMany({ data: { state: "upcoming" } });
    await db.milestoneTemplate.create({ data: { category: "programming", title: "Cadrage", position: 1, days: 5 } });
    await postToOffice({ intent: "template", category: "programming" });
    await postToOffice({ intent: "create", title: "Recette", due_on: "" });
    expect(await milestoneTitles()).toEqual(["Acompte", "Solde", "Cadrage", "Recette"]);
    const { id } = await db.projectMilestone.findFirstOrThrow({ where: { title: "Cadrage" } });
    await postToOffice({ intent: "order", id, direction: "up" });
    expect(await milestoneTitles()).toEqual(["Acompte", "Solde", "Cadrage", "Recette"]);
    expect(await readClientPage()).toContain("Étape 1 sur 2 : Cadrage.");
  });
});

type Terms = NonNullable<Parameters<typeof sendQuote>[0]>["terms"];
const acceptTerms = (terms: Terms) => accept({ projectId, email: null, ...(terms && { terms }) });

const terms = () =>
  db.project.findUniqueOrThrow({
    where: { id: projectId },
    select: { revisions_included: true, extra_hour_price: true, currency: true },
  });

describe("the revisions of several quotes", () => {
  it("add up, and the price of an hour is the last that was agreed on", async () => {
    await acceptTerms({ revisions: 2, hourlyPrice: 40_000 });
    await acceptTerms({ revisions: 1, hourlyPrice: 4_500, currency: "EUR" });
    expect(await terms()).toEqual({ revisions_included: 3, extra_hour_price: 4_500, currency: "EUR" });
  });

  it("stay as they are after a quote that names none", async () => {
    await acceptTerms({ revisions: 2, hourlyPrice: 4_500, currency: "EUR" });
    await acceptTerms({ revisions: null, hourlyPrice: null, currency: "MAD" });
    expect(await terms()).toEqual({ revisions_included: 2, extra_hour_price: 4_500, currency: "EUR" });
  });

  it("are all counted where two are accepted at once", async () => {
    await Promise.all([acceptTerms({ revisions: 2 }), acceptTerms({ revisions: 3 })]);
    expect(await terms()).toMatchObject({ revisions_included: 5 });
  });
});

describe("the revisions of a project made by hand", () => {
  const form = (changes: Record<string, string>) => ({
    ...{ intent: "project", title: "Logo", description: "", service_category: "", status: "in_progress", budget: "" },
    ...{ deadline: "", client_id: clientId, revisions_included: "2", extra_hour_price: "400,50", ...changes },
  });

  it("are typed in its form, and its client reads how many there are", async () => {
    await postForm("/admin/projects/new", form({}), admin);
    const { id } = await db.project.findFirstOrThrow({ where: { title: "Logo" } });
    const read = async () => (await showPage(`/dashboard/projects/${id}`, { cookie: client })).words;
    expect(await read()).toContain("Reprises : 0 sur 2 comprises. Au-delà, l'heure coûte 400,50 MAD hors taxes.");
    const { html } = await showPage(`/admin/projects/${id}/edit`, { cookie: admin });
    expect(html).toMatch(/name="extra_hour_price"[^>]*value="400,5"/);
    const emptied = form({ version: "1", revisions_included: "", extra_hour_price: "" });
    await postForm(`/admin/projects/${id}/edit`, emptied, admin);
    expect(await read()).not.toContain("Reprises");
  });
});

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
  beforeEach(() => openProjectSpace({ status: "in_progress" }));
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
