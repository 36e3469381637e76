import { beforeEach, describe, expect, it, vi } from "vitest";
import { INQUIRY_STATUSES } from "~/features/inquiries/model/inquiry";
import { PROJECT_STATUSES } from "~/features/projects/model/project";
import { SERVICE_CATEGORIES } from "~/features/services/model/service";
import { db } from "~/server/db/db.server";
import { logger } from "~/server/logger.server";
import { ADMIN_SECTIONS } from "~/shell/admin-sections";
import { withoutDatabase } from "../support/database";
import { cookie, openOffice, sendForm, wordsAt } from "../support/office";
import { showPage } from "../support/show-page";

// Screens of an agency whose database is away, that has nothing, or rows with only what they must have.
const REVIEW = "00000000-0000-4000-8000-000000000001";
const NOWHERE = "00000000-0000-4000-8000-000000000000";

beforeEach(openOffice);

const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];

// @spec errors-11, errors-12, errors-13, errors-14, errors-15, errors-16, errors-17
it.each([
  ["/admin", "statistiques"],
  ["/admin/analytics", "statistiques"],
  ["/admin/revenue", "statistiques"],
  ["/admin/marketing", "statistiques"],
  ["/admin/blog", "articles"],
  ["/admin/seo", "articles"],
  ["/admin/projects", "projets"],
  ["/admin/clients", "clients"],
  ["/admin/services", "services"],
  ["/admin/inquiries", "demandes"],
  ["/admin/testimonials", "avis"],
  ["/admin/email", "messages"],
])("without its database %s says so, with a way on", async (path, things) => {
  const { status, html } = await withoutDatabase(() => showPage(path, { cookie }));
  expect([status, headingOf(html)]).toEqual([503, `Impossible de charger les ${things}`]);
  expect(html).toContain("Retour à l’administration");
  expect(html).toMatch(new RegExp(`<a[^>]* href="${path}"[^>]*>Réessayer`));
});

it.each([
  [{ intent: "published", value: "true" }, "", "Impossible de modifier le statut"],
  [{ intent: "declined" }, "", "Impossible de modifier le statut"],
  [{ intent: "featured", value: "false" }, "", "Impossible de modifier le statut vedette"],
  [{ confirm: "yes" }, `/${REVIEW}/delete`, "Impossible de supprimer l'avis"],
] as [Record<string, string>, string, string][])(
  "without its database a moderation %j says what it could not do, and offers the same post again",
  async (sent, below, sentence) => {
    const path = `/admin/testimonials${below}`;
    const fields = { ...sent, id: REVIEW };
    const { status, html, words } = await withoutDatabase(() => showPage(path, { cookie, fields }));
    expect([status, headingOf(html)]).toEqual([503, "Erreur"]);
    expect(words).toContain(`${sentence}.`);
    expect(html).toContain(`action="${path}"`);
    for (const [name, value] of Object.entries(fields)) expect(html).toContain(`name="${name}" value="${value}"`);
  },
);

it("without its database every screen of the sidebar says what it could not load", async () => {
  const paths = ADMIN_SECTIONS.flatMap(({ entries }) => entries.map(({ to }) => to));
  for (const path of paths) {
    const { html } = await withoutDatabase(() => showPage(path, { cookie }));
    expect(headingOf(html), path).toMatch(/^Impossible de /);
  }
});

it("a screen that fails by a bug of ours shows a reference, and what went wrong is told to nobody", async () => {
  vi.spyOn(db.testimonial, "findMany").mockRejectedValue(new Error("Cannot read the secret 1234"));
  const { status, html } = await showPage("/admin/testimonials", { cookie });
  expect([status, headingOf(html)]).toEqual([500, "Une erreur s’est produite"]);
  expect(html).toMatch(/Référence à nous donner\u202f: <bdi[^>]*>[A-Z2-9]{4}-[A-Z2-9]{4}<\/bdi>/);
  expect(html).not.toContain("secret");
});

/** The colour of the badge that bears a label. */
const badgeOf = (html: string, label: string) =>
  new RegExp(`class="badge [^"]*\\b(tone-\\w+)"[^>]*>${label}<`).exec(html)?.[1];

// @spec office-9, office-12, office-14, office-37, office-40, office-47, office-66, office-73
it.each([
  ["/admin", "Aucune demande"],
  ["/admin/analytics", "Sur 0 articles publiés"],
  ["/admin/analytics", "Aucun article publié"],
  ["/admin/analytics", "Aucune demande"],
  ["/admin/projects", "0 projet, dont 0 actif"],
  ["/admin/projects", "Aucun projet pour le moment"],
  ["/admin/clients", "0 client"],
  ["/admin/clients", "Aucun client pour le moment"],
  ["/admin/services", "0 service, dont 0 actif"],
  ["/admin/services", "Aucun service pour le moment"],
  ["/admin/inquiries", "0 demande, dont 0 nouvelle"],
  ["/admin/inquiries", "Aucune demande pour le moment"],
  ["/admin/testimonials", "Aucun avis pour le moment"],
  ["/admin/blog", "0 article, dont 0 brouillon"],
  ["/admin/blog", "Aucun article pour le moment"],
  ["/admin/seo", "Aucun article pour le moment"],
  ["/admin/revenue", "No transactions yet"],
  ["/admin/blog/generate", "API Key manquante"],
])("%s without anything says '%s'", async (path, sentence) => {
  expect(await wordsAt(path)).toContain(sentence);
});

describe("a row with only what it must have", () => {
  // @spec office-33, office-36
  it("is a project of nobody, without description", async () => {
    const { id } = await db.project.create({ data: { title: "Sans client" } });
    expect(await wordsAt("/admin/projects")).toContain("Inconnu");
    expect(await wordsAt(`/admin/projects/${id}`)).toContain("Aucune description");
  });

  // @spec office-39
  it("is a client without name or address", async () => {
    await db.profile.create({ data: { role: "client" } });
    const words = await wordsAt("/admin/clients");
    expect(words).toContain("Sans nom");
    expect(words).toContain("N/A");
    expect(words).toContain("Sans accès");
  });

  it("is an inquiry without telephone, company or service, whose details say so", async () => {
    const { id } = await db.contactInquiry.create({ data: { name: "Ana", email: "a@r.example", message: "Hola" } });
    const words = await wordsAt(`/admin/inquiries/${id}`);
    for (const said of ["Téléphone Non renseigné", "Entreprise Non renseigné", "Service intéressé Non spécifié"]) {
      expect(words).toContain(said);
    }
  });

  // @spec office-67, entities-9
  it("is a review from a company alone, with no star", async () => {
    await db.testimonial.create({ data: { name: "Ana", company: "Romero Export", content: "Muy bien.", rating: 0 } });
    const { html, words } = await showPage("/admin/testimonials", { cookie });
    expect(words).toContain("Romero Export");
    expect(words).not.toContain("chez Romero Export");
    expect(html).toContain("0 sur 5");
  });
});

// @spec states-4, states-7
it("the badges of a project, an inquiry, a client, an article and a service say their state in its colour", async () => {
  await db.profile.create({
    data: { company: "Riad Benali", credential: { create: { email: "leila@atlas.example" } } },
  });
  const post = { excerpt: "Court", content: "Un texte.", category: "Design" };
  await db.blogPost.createMany({
    data: [true, false].map((is_published) => ({ ...post, title: "Devis", slug: `d-${is_published}`, is_published })),
  });
  await db.service.createMany({
    data: [
      ...SERVICE_CATEGORIES.map((category) => ({ title: category, category })),
      { title: "Caché", category: "business", is_active: false },
    ],
  });
  await db.project.createMany({ data: PROJECT_STATUSES.map((status) => ({ title: status, status })) });
  const inquiry = { name: "Khadija", email: "k@riad.example", message: "Bonjour" };
  await db.contactInquiry.createMany({ data: INQUIRY_STATUSES.map((status) => ({ ...inquiry, status })) });
  for (const [path, badges] of [
    ["/admin/projects", { "En attente": "tone-yellow", "En cours": "tone-blue" }],
    ["/admin/projects", { Terminé: "tone-green", Annulé: "tone-red" }],
    ["/admin/inquiries", { Nouveau: "tone-blue", Contacté: "tone-yellow", Qualifié: "tone-purple" }],
    ["/admin/inquiries", { Converti: "tone-green", Rejeté: "tone-red" }],
    ["/admin/clients", { "Riad Benali": "tone-neutral", Invité: "tone-blue" }],
    ["/admin/blog", { Publié: "tone-green", Brouillon: "tone-yellow" }],
    ["/admin/services", { Actif: "tone-green", Inactif: "tone-neutral" }],
    ["/admin/services", { "Programmation &amp; Technologie": "tone-blue", "Design &amp; Graphisme": "tone-red" }],
    ["/admin/services", { "Contenu &amp; Marketing": "tone-yellow", "Business &amp; Data": "tone-green" }],
  ] as const) {
    const { html } = await showPage(path, { cookie });
    for (const [label, tone] of Object.entries(badges)) expect(badgeOf(html, label), label).toBe(tone);
  }
});

// @spec states-3
it("a project goes from any status to any other", async () => {
  const { id } = await db.project.create({ data: { title: "Site" } });
  for (const from of PROJECT_STATUSES) {
    for (const status of PROJECT_STATUSES.filter((other) => other !== from)) {
      await db.project.update({ where: { id }, data: { status: from } });
      await sendForm("/admin/projects", { intent: "status", id, status });
      expect(await db.project.findUniqueOrThrow({ where: { id } })).toMatchObject({ status });
    }
  }
});

// @spec states-6
it("an inquiry goes from any status to any other", async () => {
  const inquiry = { name: "Khadija", email: "k@riad.example", message: "Bonjour" };
  const { id } = await db.contactInquiry.create({ data: inquiry });
  for (const from of INQUIRY_STATUSES) {
    for (const status of INQUIRY_STATUSES.filter((other) => other !== from)) {
      await db.contactInquiry.update({ where: { id }, data: { status: from } });
      await sendForm("/admin/inquiries", { intent: "status", id, status });
      expect(await db.contactInquiry.findUniqueOrThrow({ where: { id } })).toMatchObject({ status });
    }
  }
});

// @spec errors-43
it("an unknown address is logged", async () => {
  const log = vi.spyOn(logger, "info");
  expect((await showPage("/une-adresse-inconnue")).status).toBe(404);
  expect(log).toHaveBeenCalledWith({ event: "not-found", path: "/une-adresse-inconnue" });
});

// @spec errors-1, errors-27, errors-28
it.each([
  ["published", "Impossible de modifier le statut"],
  ["featured", "Impossible de modifier le statut vedette"],
])("a review that is gone cannot be %s: '%s'", async (intent, description) => {
  const fields = { id: NOWHERE, intent, value: "true" };
  const answer = await sendForm("/admin/testimonials", fields);
  await expect(answer).toFlash("Erreur", description);
});

describe("/auth", () => {
  // @spec errors-6, errors-7
  it.each([
    ["sign-in", "/auth", "Erreur de connexion"],
    ["sign-up", "/auth?tab=inscription", "Erreur d'inscription"],
  ])("shows a refused %s at %s under '%s'", async (intent, path, title) => {
    const fields = { intent, email: "personne@zellige.example", password: "faux-mot" };
    const { status, words } = await showPage(path, { fields });
    expect([status, words.includes(title)]).toEqual([400, true]);
  });

  // @spec errors-10
  it("is left with 'Déconnexion réussie'", async () => {
    await expect(await sendForm("/sign-out", {})).toFlash("Déconnexion réussie");
  });
});
