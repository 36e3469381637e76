import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/server/db/db.server";
import { cookie, openOffice, sendForm } from "../support/office";
import { showPage } from "../support/show-page";

const PATH = "/admin/projects/modeles";

beforeEach(openOffice);

type Fields = Record<string, string>;
const send = (fields: Fields) => sendForm(PATH, fields);
const add = (title: string, days: string, category = "graphics") => send({ intent: "create", category, title, days });
const steps = async (category: "graphics" | "content" = "graphics") =>
  (await db.milestoneTemplate.findMany({ where: { category }, orderBy: { position: "asc" } })).map(
    ({ title, days }) => `${title} ${days}`,
  );
const idOf = async (title: string) => (await db.milestoneTemplate.findFirstOrThrow({ where: { title } })).id;

describe("the usual milestones of a category", () => {
  it("are added, changed, moved and removed, each category for itself", async () => {
    await expect(add(" Pistes ", "7")).toFlash("Succès", "Étape ajoutée au modèle");
    await add("Choix", "14");
    await add("Textes", "3", "content");
    await send({ intent: "order", id: await idOf("Choix"), direction: "up" });
    await send({ intent: "order", id: await idOf("Choix"), direction: "up" });
    expect(await steps()).toEqual(["Choix 14", "Pistes 7"]);
    await send({ intent: "update", id: await idOf("Choix"), title: "Choix du signe", days: "10" });
    await send({ intent: "delete", id: await idOf("Pistes") });
    expect(await steps()).toEqual(["Choix du signe 10"]);
    expect(await steps("content")).toEqual(["Textes 3"]);
    const { words, html } = await showPage(PATH, { cookie });
    expect(words).toContain("Aucune étape pour l'instant.");
    expect(html).toContain('value="Choix du signe"');
  });

  it("say so when they are gone, or too many", async () => {
    await add("Pistes", "7");
    const id = await idOf("Pistes");
    await send({ intent: "delete", id });
    await expect(send({ intent: "delete", id })).toFlash("Erreur", "Cette étape n’est plus dans le modèle.");
    for (let day = 0; day < 20; day++) await add(`Étape ${day}`, String(day));
    await expect(add("Une de trop", "9")).toFlash("Erreur", "Un modèle compte 20 étapes au plus.");
    expect(await steps()).toHaveLength(20);
  });

  it("are what a new project of the category begins with, where that is wanted", async () => {
    await add("Pistes", "7");
    const form = { intent: "project", title: "Un signe", service_category: "graphics", status: "pending" };
    const save = (fields: Fields) => sendForm("/admin/projects/new", { ...form, ...fields });
    await save({ usual_steps: "on" });
    await save({ title: "Un autre" });
    await save({ title: "Sans catégorie", service_category: "", usual_steps: "on" });
    const rows = await db.projectMilestone.findMany({ include: { project: true } });
    expect(rows).toMatchObject([{ title: "Pistes", state: "upcoming", project: { title: "Un signe" } }]);
    const days = (rows[0]?.due_on?.getTime() ?? 0) - Date.now();
    expect(Math.round(days / 86_400_000)).toBeGreaterThanOrEqual(6);
    expect(Math.round(days / 86_400_000)).toBeLessThanOrEqual(7);
  });
});
