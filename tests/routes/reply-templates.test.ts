import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/server/db/db.server";
import { siteUrl } from "~/server/env.server";
import { flashOf } from "../support/answers";
import { cookie, openOffice, sendForm, wordsAt } from "../support/office";

import { showPage } from "../support/show-page";

beforeEach(openOffice);

type Fields = Record<string, string>;
const PATH = "/admin/inquiries/modeles";
const GOOD = {
  intent: "template",
  name: "Premier mot",
  language: "fr",
  channel: "",
  subject: "",
  body: "Oui {prénom}",
};
const add = (changes: Fields = {}) => sendForm(`${PATH}/new`, { ...GOOD, ...changes });
const only = () => db.replyTemplate.findFirstOrThrow();
const edit = (id: string, changes: Fields = {}) => sendForm(`${PATH}/${id}/edit`, { ...GOOD, ...changes });
const remove = (id: string) => sendForm(`${PATH}/${id}/delete`, {});

describe("a template", () => {
  it("is added once, changed and deleted, each with its trail", async () => {
    expect(await add({ channel: "email", subject: "Bonjour", display_order: "20" })).toRedirect(PATH);
    await add({ channel: "email", subject: "Bonjour", display_order: "20" });
    const { id, ...stored } = await only();
    expect([await db.replyTemplate.count(), stored]).toMatchObject([
      1,
      {
        name: "Premier mot",
        language: "fr",
        channel: "email",
        subject: "Bonjour",
        body: "Oui {prénom}",
        display_order: 20,
      },
    ]);
    expect(await flashOf(await edit(id, { body: "Non" }))).toMatchObject({ description: "Modèle enregistré" });
    expect(await only()).toMatchObject({ body: "Non", channel: null, subject: null });
    expect(await flashOf(await remove(id))).toMatchObject({ description: "Modèle supprimé" });
    expect(await db.replyTemplate.count()).toBe(0);
    const trail = await db.auditEntry.findMany({ where: { target_id: id }, orderBy: { created_at: "asc" } });
    expect(trail.map(({ action }) => action)).toEqual(["created", "updated", "deleted"]);
  });

  it("beyond the hundredth is refused, and kept in its form", async () => {
    const data = Array.from({ length: 100 }, (_, at) => ({ name: `M${at}`, body: "x" }));
    await db.replyTemplate.createMany({ data });
    expect(await add()).toRefuse("", "Il y a déjà 100 modèles\u202f: supprimez-en un d’abord.", 409);
  });

  it("that is gone meanwhile is a 404 to change, and said when it is deleted again", async () => {
    await add();
    const { id } = await only();
    await remove(id);
    await expect(edit(id)).rejects.toMatchObject({ init: { status: 404 } });
    expect(await flashOf(await remove(id))).toMatchObject({ title: "Erreur", description: "Ce modèle n’existe plus." });
  });
});

describe("the preview", () => {
  const words = async (query = "") => await wordsAt(`${PATH}/${(await only()).id}/preview${query}`);

  it("shows a template as a real lead would read it, the newest or the one that is chosen", async () => {
    const service = await db.service.create({ data: { title: "Logo", slug: "logo", category: "graphics" } });
    const lead = { email: "a@b.example", message: "Bonjour" };
    const at = (days: number) => new Date(Date.now() - days * 86_400_000);
    const data = { ...lead, name: "Omar Tazi", service_interest: service.title, created_at: at(2) };
    const older = await db.contactInquiry.create({ data });
    await db.contactInquiry.create({ data: { ...lead, name: "Lucía Romero", created_at: at(1) } });
    await add({ subject: "Pour {service}", body: "Bonjour {prénom}, voyez {lien}" });
    expect(await words()).toContain("Pour votre projet Bonjour Lucía, voyez http");
    const chosen = await words(`?demande=${older.id}`);
    expect(chosen).toContain(`Pour Logo Bonjour Omar, voyez ${siteUrl}/services/graphics/logo`);
    expect(await words("?demande=00000000-0000-4000-8000-000000000000")).toContain("Bonjour Lucía");
  });

  it("without any lead shows it as it is, and says so", async () => {
    await add({ body: "Bonjour {prénom}" });
    const page = await words();
    expect(page).toContain("Il n'y a aucune demande encore");
    expect(page).toContain("Bonjour {prénom}");
  });
});

it("the templates stand under their languages, in the owner's order, and lead to their dialogs", async () => {
  await add({ name: "Second", display_order: "2" });
  await add({ name: "Premier", display_order: "1", channel: "whatsapp" });
  await add({ name: "Primero", language: "es" });
  const { words, html } = await showPage(PATH, { cookie });
  expect(words).toMatch(/Français Premier WhatsApp .*Second WhatsApp et e-mail .*Espagnol .*Primero/);
  const { id } = await db.replyTemplate.findFirstOrThrow({ where: { name: "Second" } });
  for (const part of ["edit", "delete", "preview"]) expect(html).toContain(`href="${PATH}/${id}/${part}"`);
});

it("an agency without templates is told what that means", async () => {
  expect(await wordsAt(PATH)).toContain("Aucun modèle pour le moment");
});
