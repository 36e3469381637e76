import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { serveOwnSite } from "../e2e/support/own-site";
import { CLIENT } from "../e2e/support/people";
import { signInByPost } from "../e2e/support/sign-in";
import { test } from "../e2e/support/test";
import { expectNoSidewaysScroll, tapByThumb } from "../e2e/support/thumb";

/** Whose milestone waits to be approved. */
const OMAR = { email: "omar@tazi-freres.example", password: CLIENT.password, full_name: "Omar Tazi" };
const KHADIJA = { ...CLIENT, full_name: "Khadija Benali" };

const LANGUAGES = {
  fr: {
    dir: "ltr",
    address: "/auth",
    form: { email: "E-mail", password: "Mot de passe", send: "Se connecter" },
    stands: /Étape 2 sur 4\s: Trois pistes de signe\./,
    todo: /^À vous\s: valider avant le/,
    approve: "Valider cette étape",
    undo: /^Reprendre ma décision/,
    write: "Écrire à l’agence",
    message: { text: "Votre message", files: "Joindre des fichiers", send: "Envoyer" },
    invoices: "Mes factures",
    toPay: /reste 3\s840,00\sMAD/,
  },
  es: {
    dir: "ltr",
    address: "/auth?lang=es",
    form: { email: "Correo electrónico", password: "Contraseña", send: "Entrar" },
    stands: /Etapa 2 de 4: Trois pistes de signe\./,
    todo: /^Le toca validar antes del/,
    approve: "Validar esta etapa",
    undo: /^Retirar mi decisión/,
    write: "Escribir a la agencia",
    message: { text: "Su mensaje", files: "Adjuntar archivos", send: "Enviar" },
    invoices: "Mis facturas",
    toPay: /3\.840,00\sMAD/,
  },
  ar: {
    dir: "rtl",
    address: "/auth?lang=ar",
    form: { email: "البريد الإلكتروني", password: "كلمة المرور", send: "الدخول" },
    stands: /المرحلة 2 من 4: Trois pistes de signe\./,
    todo: /^الدور عليكم: المصادقة قبل/,
    approve: "المصادقة على هذه المرحلة",
    undo: /^سحب قراري/,
    write: "الكتابة إلى الوكالة",
    message: { text: "رسالتكم", files: "إرفاق ملفات", send: "إرسال" },
    invoices: "فواتيري",
    toPay: /3\.840,00\sMAD/,
  },
} as const;

serveOwnSite({});
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, javaScriptEnabled: false });

for (const [language, words] of Object.entries(LANGUAGES)) {
  test.describe(`from signing in, on a phone without scripts, in ${language}`, () => {
    /** Signs in as the form does. Afterwards each tap is counted, and each page that it leads to. */
    async function signIn(page: Page, person = OMAR) {
      await signInByPost(page.request, person);
      const profile = { full_name: person.full_name, company: "", language };
      const saved = await page.request.post("/dashboard/profile", { form: profile, maxRedirects: 0 });
      expect(saved.status()).toBe(303);
      await page.context().clearCookies();
      const walk = { taps: 0, screens: 1 };
      await page.goto(words.address);
      await expect(page.locator("html")).toHaveAttribute("dir", words.dir);
      await page.getByLabel(words.form.email).fill(person.email);
      await page.getByLabel(words.form.password, { exact: true }).fill(person.password);
      await page.getByRole("button", { name: words.form.send, exact: true }).click();
      await expect(page).toHaveURL("/dashboard");
      page.on("framenavigated", () => {
        walk.screens += 1;
      });
      const tap = async (role: "link" | "button", name: string | RegExp) => {
        walk.taps += 1;
        const target = page.getByRole("main").getByRole(role, { name }).first();
        await expect(target).toBeVisible();
        await expectNoSidewaysScroll(page);
        await tapByThumb(target);
      };
      return { walk, tap };
    }

    test("a client sees without a tap where a project stands and what to do", async ({ page }) => {
      const { walk } = await signIn(page);
      const project = page.getByRole("listitem").filter({ hasText: "Identité de l’atelier" }).first();
      await expect(project).toContainText(words.stands);
      await expect(project.getByText(words.todo)).toBeVisible();
      expect(walk).toEqual({ taps: 0, screens: 1 });
    });

    test("approves in two taps, and takes it back in a third", async ({ page }) => {
      const { walk, tap } = await signIn(page);
      await tap("link", "Identité de l’atelier et enseigne");
      await tap("button", words.approve);
      await expect(page.getByRole("button", { name: words.undo })).toBeVisible();
      expect(walk.taps).toBe(2);
      await tap("button", words.undo);
      await expect(page.getByRole("button", { name: words.approve })).toBeVisible();
    });

    test("writes with a file in three taps beside what is written and chosen, on three screens", async ({ page }) => {
      const { walk, tap } = await signIn(page, KHADIJA);
      await tap("link", "Carte du petit déjeuner en trois langues");
      await tap("link", words.write);
      await page.getByLabel(words.message.text).fill("Voici le menu de ce matin.");
      await page.getByLabel(words.message.files).setInputFiles({
        ...{ name: `menu-${language}.txt`, mimeType: "text/plain", buffer: Buffer.from("Pain, huile, miel.") },
      });
      await tap("button", words.message.send);
      await expect(page.getByRole("link", { name: `menu-${language}.txt` }).first()).toBeVisible();
      expect(walk.taps).toBe(3);
      expect(walk.screens).toBeLessThanOrEqual(4);
    });

    test("sees what is to be paid in one tap", async ({ page }) => {
      const { walk, tap } = await signIn(page, KHADIJA);
      await tap("link", words.invoices);
      await expect(page.getByText(words.toPay).first()).toBeVisible();
      expect(walk).toEqual({ taps: 1, screens: 2 });
    });
  });
}
