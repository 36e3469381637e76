import type { Browser, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { countEmails, linkInEmail, receiveEmail } from "../e2e/support/emails";
import { open } from "../e2e/support/modes";
import { idIn } from "../e2e/support/office";
import { serveOwnSite } from "../e2e/support/own-site";
import { ADMIN } from "../e2e/support/people";
import { sendQuote } from "../e2e/support/quotes";
import { enterAs, forgetSessions } from "../e2e/support/sign-in";
import { test } from "../e2e/support/test";
import { smtpPort } from "../support/e2e-environment";

const DAY_MS = 24 * 3_600_000;
const PASSWORD = "trois-oranges-amères";

const site = serveOwnSite({ SMTP_URL: `smtp://127.0.0.1:${smtpPort}` });
test.beforeAll(forgetSessions);
test.afterAll(forgetSessions);

/** By how much the clock of the site is ahead, at ten or eleven in the morning of Casablanca some days later. */
let aheadMs = 0;
async function passDays(days: number): Promise<void> {
  const then = new Date(Date.now() + aheadMs + days * DAY_MS);
  aheadMs = then.setUTCHours(10, 0, 0, 0) - Date.now();
  await site.stop();
  await site.start({ aheadMs });
}

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

/** Accepts the quote, chooses a password by the invitation, and finds the project. @returns its path */
async function beginAsClient(page: Page, { path, email, title }: Record<string, string>) {
  await page.goto(path ?? "");
  await page.getByLabel("Nombre y apellidos").fill("Salma Idrissi");
  await page.getByLabel(/He leído este presupuesto/).check();
  await press(page, "Aceptar este presupuesto");
  await expect(page.getByRole("status").filter({ hasText: /aceptado/ })).toBeVisible();
  await open(page, await linkInEmail(email ?? "", "Su área de cliente le espera"));
  await page.getByLabel("Nueva contraseña").fill(PASSWORD);
  await page.getByLabel("Confirmar la contraseña").fill(PASSWORD);
  await press(page, "Abrir mi área");
  await expect(page).toHaveURL("/dashboard");
  const link = page.getByRole("link", { name: title ?? "" }).first();
  return (await link.getAttribute("href")) ?? "";
}

async function officePage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: site.baseURL })).newPage();
  await enterAs(page, ADMIN);
  return page;
}

/** Writes in a thread, with a file. */
async function write(page: Page, text: string, { field, files, send }: Record<"field" | "files" | "send", string>) {
  const buffer = Buffer.from(`Con ${text}`);
  await page.getByLabel(field).fill(text);
  await page.getByLabel(files).setInputFiles({ name: `${text}.txt`, mimeType: "text/plain", buffer });
  await press(page, send);
  const sent = page.getByRole("listitem").filter({ hasText: text }).first();
  await expect(sent.getByRole("link", { name: `${text}.txt` })).toBeVisible();
}

const OFFICE_THREAD = { field: "Message au client", files: "Joindre des fichiers", send: "Envoyer" };
const CLIENT_THREAD = { field: "Su mensaje", files: "Adjuntar archivos", send: "Enviar" };

test("an accepted quote becomes a project, which its client follows to the end and reviews", async ({
  page: own,
  browser,
}) => {
  test.setTimeout(300_000);
  const mark = String(Date.now() % 1e8);
  const [email, title] = [`salma-${mark}@toubkal.example`, `Web del riad ${mark}`];
  const { path } = await sendQuote(own, { email, title, language: "es" });
  const space = await beginAsClient(own, { path, email, title });

  const office = await officePage(browser);
  const project = `/admin/projects/${await idIn(office, "/admin/projects", title)}`;
  expect(space).toBe(project.replace("/admin", "/dashboard"));
  await open(office, `${project}/etapes`);
  for (const step of ["Textos", "Maquetas"]) {
    await office.getByLabel("Titre").last().fill(step);
    await press(office, "Ajouter l’étape");
    await expect(office.getByRole("heading", { name: step, exact: true })).toBeVisible();
  }
  await press(office, /^Commencer\s: Maquetas/);
  await expect(office.getByText("En cours").first()).toBeVisible();

  await open(own, `${space}/messages`);
  await write(own, `Fotos ${mark}`, CLIENT_THREAD);
  await open(office, `${project}/messages`);
  await expect(
    office
      .getByRole("listitem")
      .filter({ hasText: `Fotos ${mark}` })
      .first(),
  ).toContainText("Nouveau");
  await write(office, `Maquetas ${mark}`, OFFICE_THREAD);

  await open(office, `${project}/etapes`);
  await press(office, /^Envoyer à valider\s: Maquetas/);
  const toApprove = "Le toca validar: Maquetas";
  await receiveEmail(email, toApprove);
  await open(own, "/dashboard");
  await expect(own.getByText(/^Etapa 2 de 2: Maquetas\. Le toca validar/)).toBeVisible();
  await open(own, space);
  await expect(own.getByText(/^Etapa 2 de 2: Maquetas\. Le toca validar/)).toBeVisible();
  await expect(own.locator("#decision")).toContainText(`Maquetas ${mark}.txt`);
  await own.getByLabel("¿Qué hay que rehacer?").fill("El logotipo, más pequeño.");
  await press(own, "Pedir cambios");
  await expect(own.getByText("Cambios pedidos").first()).toBeVisible();

  await open(office, `${project}/etapes`);
  await expect(office.getByText("El logotipo, más pequeño.").first()).toBeVisible();
  await press(office, /^Envoyer à valider\s: Maquetas/);
  await receiveEmail(email, toApprove, 2);
  await open(own, space);
  await press(own, "Validar esta etapa");
  await expect(own.getByText("Etapa validada").first()).toBeVisible();

  await open(office, `${project}/livraison`);
  await office.getByLabel("Ce qui est livré").fill("La web, en dos idiomas.");
  await press(office, "Livrer au client");
  await expect(office.getByText("Projet livré, le client reçoit une lettre")).toBeVisible();
  await receiveEmail(email, "Su proyecto está entregado");
  await open(own, space);
  await own.getByRole("link", { name: "Ver la entrega" }).click();
  await expect(own.getByRole("button", { name: "Imprimir" })).toBeVisible();
  await expect(own.getByText("La web, en dos idiomas.")).toBeVisible();

  await passDays(3);
  const asked = "Su opinión sobre nuestro trabajo";
  await open(own, await linkInEmail(email, asked));
  const opinion = `Un trabajo cuidado, entregado a tiempo: ${mark}.`;
  await own.getByRole("radio", { name: "5 de 5" }).check({ force: true });
  await own.getByLabel("Lo que diría").fill(opinion);
  await press(own, "Enviar mi opinión");
  await expect(own.getByText(/Gracias/).first()).toBeVisible();

  await open(office, `/admin/testimonials?q=${encodeURIComponent(mark)}`);
  const review = office.getByRole("main").getByRole("listitem").filter({ hasText: opinion });
  await review.getByRole("button", { name: /^Publier/ }).click();
  await expect(review).toContainText("Publié");
  await office.goto("/avis");
  const published = office.getByRole("listitem").filter({ hasText: opinion }).first();
  await expect(published).toContainText("Avis vérifié");
  await expect(published).toContainText("Salma Idrissi");

  const subjects = [toApprove, "Su proyecto está entregado", asked];
  expect(await Promise.all(subjects.map((subject) => countEmails(email, subject)))).toEqual([2, 1, 1]);
  await office.context().close();
});
