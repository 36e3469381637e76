import { expect, test } from "@playwright/test";
import { inBothModes, open } from "./support/modes";
import { ADMIN, CLIENT } from "./support/people";
import { enterAs, signInByPost } from "./support/sign-in";

// One person's profile, changed by each mode in turn.
test.describe.configure({ mode: "serial" });

inBothModes((mode) => {
  test("a client edits the profile, and a missing name comes back with its sentence", async ({ page }) => {
    await enterAs(page, CLIENT);
    await open(page, "/dashboard/profile", mode);
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Nom").fill("  ");
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    await expect(dialog.getByLabel("Nom")).toHaveAccessibleDescription("Le nom est requis");
    await dialog.getByLabel("Nom").fill("Khadija Benali");
    await dialog.getByLabel("Entreprise").fill(`Riad Benali, ${mode.name}`);
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Profil mis à jour")).toBeVisible();
    await expect(page.getByText(`Client, Riad Benali, ${mode.name}`)).toBeVisible();
  });

  test("a client asks for erasure, which the admin sees, and takes it back", async ({ page, playwright, baseURL }) => {
    await enterAs(page, CLIENT);
    const admin = await playwright.request.newContext({ baseURL });
    await signInByPost(admin, ADMIN);
    const requests = async () => (await admin.get("/admin/clients?state=erasure")).text();
    await open(page, "/dashboard/erasure", mode);
    await page.getByRole("button", { name: "Demander l’effacement" }).click();
    await expect(page.getByText("Demande d’effacement envoyée")).toBeVisible();
    expect(await requests()).toContain(CLIENT.email);
    await page.getByRole("button", { name: "Retirer la demande" }).click();
    await expect(page.getByText("Demande d’effacement retirée")).toBeVisible();
    expect(await requests()).not.toContain(CLIENT.email);
    await admin.dispose();
  });
});

for (const width of [390, 1440]) {
  test(`the projects come before the profile, to the eye and in the order of reading, at ${width} pixels`, {
    tag: "@wide",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await enterAs(page, CLIENT);
    await page.goto("/dashboard");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading").first()).toHaveText("Mes projets");
    const project = await main.locator(".project-list > li").first().boundingBox();
    const profile = await main.locator(".profile-card").boundingBox();
    const isFirst = (side: "x" | "y") => (project?.[side] ?? 0) < (profile?.[side] ?? 0);
    expect(isFirst(width < 768 ? "y" : "x")).toBe(true);
  });
}

test("one's own data come as a file", { tag: "@wide" }, async ({ page }) => {
  await enterAs(page, CLIENT);
  await page.goto("/dashboard");
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Télécharger mes données" }).click();
  expect((await waiting).suggestedFilename()).toBe("mes-donnees.json");
});

// @spec account-5, account-7, account-8
test("the admin card is for admins alone", { tag: "@wide" }, async ({ page }) => {
  await enterAs(page, CLIENT);
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: "Ouvrir l’administration" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Nouveau Projet" })).toHaveAttribute("href", "/contact");
  const profile = page.locator(".profile-card");
  await expect(profile).toContainText("Khadija Benali");
  await expect(profile).toContainText("Client, Riad Benali");
  await expect(profile).toContainText(CLIENT.email);
  await enterAs(page, ADMIN);
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: "Ouvrir l’administration" })).toBeVisible();
  await expect(profile).toContainText("Administrateur");
  await expect(profile).toContainText(ADMIN.email);
});

// @spec roles-4
test("another client's project is not found, as a page and as data", { tag: "@wide" }, async ({
  page,
  playwright,
  baseURL,
}) => {
  const owner = await playwright.request.newContext({ baseURL });
  await signInByPost(owner, CLIENT);
  const path = /\/dashboard\/projects\/[0-9a-f-]{36}/.exec(await (await owner.get("/dashboard")).text())?.[0];
  expect((await owner.get(String(path))).status()).toBe(200);
  await signInByPost(page.request, { email: "omar@tazi-freres.example", password: CLIENT.password });
  for (const address of [path, `${path}.data`]) expect((await page.request.get(String(address))).status()).toBe(404);
  await owner.dispose();
});
