import { expect } from "@playwright/test";
import { hydrated, open } from "../support/modes";
import { idIn, makeBy, namesBehind, post, send } from "../support/office";
import { ADMIN } from "../support/people";
import { unique } from "../support/services";
import { enterAs } from "../support/sign-in";
import { test } from "../support/test";

test.beforeEach(({ page }) => enterAs(page, ADMIN));

test("a choice by keyboard says how it is sent, and the columns stay where they are", async ({ page }) => {
  await enterAs(page, ADMIN);
  await page.goto("/admin/projects");
  await hydrated(page);
  const heads = () =>
    page.getByRole("columnheader").evaluateAll((all) => all.map((head) => Math.round(head.getBoundingClientRect().x)));
  const before = await heads();
  const choice = page.locator("select[name=status]").first();
  await choice.focus();
  await page.keyboard.press((await choice.inputValue()) === "cancelled" ? "ArrowUp" : "ArrowDown");
  await expect(page.getByText("Entrée pour valider")).toBeVisible();
  expect(await heads()).toEqual(before);
  await page.keyboard.press("Escape");
});

test("a project takes the milestones of its trade, which are put in order and worked through, and is handed over", async ({
  page,
}) => {
  const title = unique("Du début à la fin");
  const email = `${title.replace(/\W+/g, "-")}@atlas.example`;
  await post(page, "/admin/clients/new", { intent: "invitation", full_name: "Ghita", email, language: "fr" });
  const client_id = await idIn(page, "/admin/clients", email);
  const project = { intent: "project", title, description: "Une page", service_category: "programming" };
  await makeBy(page, "/admin/projects/new", { ...project, status: "in_progress", client_id });
  const path = `/admin/projects/${await idIn(page, "/admin/projects", title)}`;
  await open(page, `${path}/etapes`);
  await send(page, "Appliquer un modèle", "Étapes ajoutées");
  const milestones = page.getByRole("main").getByRole("heading", { level: 2 });
  const second = (await milestones.nth(1).textContent()) ?? "";
  await send(page, `Monter\u202f: ${second}`, "Ordre changé");
  await expect(milestones.first()).toHaveText(second);
  await send(page, `Commencer\u202f: ${second}`, "Étape mise à jour");
  await page.getByText("Attendre le client").first().click();
  await page.getByLabel("Ce que vous attendez").first().fill("Les textes");
  await send(page, `Demander au client pour ${second}`, "Demandé au client");
  await send(page, `Reçu, continuer\u202f: ${second}`, "Le travail continue, les dates ont suivi");
  const last = (await namesBehind(page, "button", /^Supprimer\s*:\s*/)).at(-1);
  await send(page, `Supprimer\u202f: ${last}`, "Étape supprimée");

  await open(page, `${path}/livraison`);
  await page.getByLabel("Ce qui est livré").fill("La page");
  await send(page, "Livrer au client", "Projet livré, le client reçoit une lettre");
});
