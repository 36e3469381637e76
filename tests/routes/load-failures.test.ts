import { beforeEach, expect, it, vi } from "vitest";
import { db } from "~/server/db/db.server";
import { ADMIN_SECTIONS } from "~/shell/admin-sections";
import { withoutDatabase } from "../support/database";
import { cookie, openOffice } from "../support/office";
import { showPage } from "../support/show-page";

const REVIEW = "00000000-0000-4000-8000-000000000001";

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
