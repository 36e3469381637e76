import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { AUTH_COPY } from "../../app/content/auth/auth";
import { messageOf } from "../e2e/support/way-out";

const COUNTRIES = [
  { path: "/maroc", lang: "fr", dir: "ltr", greeting: /^Bonjour, je suis au Maroc/, figures: ["500+", "300+", "50+"] },
  {
    path: "/espana",
    lang: "es",
    dir: "ltr",
    greeting: /^Hola, os escribo desde España/,
    figures: ["+500", "+300", "+50"],
  },
  {
    path: "/saudi-arabia",
    lang: "ar",
    dir: "rtl",
    greeting: /^السلام عليكم، أراسلكم من السعودية/,
    figures: ["500+", "300+", "50+"],
  },
] as const;

const WORDS = {
  fr: {
    skip: "Aller au contenu principal",
    menu: "Menu",
    quote: "Devis Gratuit",
    dark: "Sombre",
    error: "Action impossible",
  },
  es: {
    skip: "Ir al contenido principal",
    menu: "Menú",
    quote: "Presupuesto gratis",
    dark: "Oscuro",
    error: "Acción no permitida",
  },
  ar: {
    skip: "انتقل إلى المحتوى الرئيسي",
    menu: "القائمة",
    quote: "عرض سعر مجاني",
    dark: "داكن",
    error: "إجراء غير متاح",
  },
};

const main = (page: Page) => page.getByRole("main");
const fontsOf = (page: Page) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  return fonts;
};

test.use({ javaScriptEnabled: false });

for (const { path, lang, dir, greeting, figures } of COUNTRIES) {
  test.describe(path, () => {
    // @spec landing-2, landing-3
    test("is one page in one language, as the server sends it", async ({ page }) => {
      const fonts = fontsOf(page);
      const answer = await page.goto(path, { waitUntil: "networkidle" });
      expect(answer?.status()).toBe(200);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.locator("html")).toHaveAttribute("dir", dir);
      await expect(
        page.locator("script:not([src], [type='application/ld+json'], [type='speculationrules'], [data-sheet])"),
      ).toHaveCount(0);
      await expect(page.locator("script[src*='entry.client']")).toHaveCount(0);
      expect((await page.title()).length).toBeLessThanOrEqual(60);
      const faces = fonts.map((url) => /([\w-]+)-.{8}\.woff2$/.exec(url)?.[1]).sort();
      expect(faces).toEqual(lang === "ar" ? ["arabic", "arabic-latin"] : ["text", "titles"]);
    });

    // @spec routes-9, landing-1
    test("has six services, twelve cities, four reasons and its figures", async ({ page }) => {
      await page.goto(path);
      await expect(main(page).locator(".country-service")).toHaveCount(6);
      await expect(main(page).locator(".city")).toHaveCount(12);
      await expect(main(page).locator(".country-reason")).toHaveCount(4);
      await expect(main(page).locator(".country-statistic-figure")).toHaveText([...figures]);
    });

    // @spec landing-3, landing-4
    test("begins conversations in its language and writes the number from left to right", async ({ page }) => {
      await page.goto(path);
      const chats = main(page).locator("a[href^='/go/whatsapp']");
      await expect(chats).toHaveCount(3);
      for (const chat of await chats.all()) expect(await messageOf(chat)).toMatch(greeting);
      const phone = main(page).locator("a[href^='/go/appel'] bdi");
      await expect(phone).toHaveAttribute("dir", "ltr");
      await expect(phone).toHaveText(/^\+\d[\d ]+$/);
    });

    test("has a shell in its language, and says which language its links lead to", async ({ page }) => {
      const words = WORDS[lang];
      await page.goto(path);
      const header = page.getByRole("banner");
      await expect(page.locator(".skip-link")).toHaveText(words.skip);
      await expect(header.getByRole("link", { name: words.quote })).toBeVisible();
      await expect(page.getByRole("contentinfo").getByRole("button", { name: words.dark })).toBeVisible();
      await expect(header.locator(".mobile-menu summary")).toHaveText(words.menu);
      const services = page.locator("a[href='/services/programming']");
      expect(await services.count()).toBeGreaterThanOrEqual(5);
      for (const link of await services.all()) {
        if (lang === "fr") await expect(link).not.toHaveAttribute("hreflang");
        else await expect(link).toHaveAttribute("hreflang", "fr");
      }
      // So that whoever writes to us from here is answered in the language of this page.
      for (const path of ["/contact", "/auth"]) {
        const handed = lang === "fr" ? path : `${path}?lang=${lang}`;
        expect(await page.locator(`a[href="${handed}"]`).count()).toBeGreaterThan(0);
        const others = `:not([href="${handed}"]):not([href^="${handed}#"])`;
        await expect(page.locator(`.site-header a[href^="${path}"]${others}`)).toHaveCount(0);
      }
      await expect(page.getByRole("contentinfo").locator("a[href='/espana']")).toHaveAttribute("hreflang", "es");
    });

    test("an error there is told in its language", async ({ page, baseURL }) => {
      await page.goto(path);
      await page.evaluate((action) => {
        const form = document.createElement("form");
        Object.assign(form, { method: "post", action });
        document.body.append(form);
        form.submit();
      }, `${baseURL}${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(WORDS[lang].error);
      await expect(page).toHaveTitle(new RegExp(`^${WORDS[lang].error}`));
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
    });
  });
}

test("each country page names all versions, itself included, under addresses that answer", async ({
  page,
  baseURL,
}) => {
  const expected = [
    ["fr-MA", `${baseURL}/maroc`],
    ["es-ES", `${baseURL}/espana`],
    ["ar-SA", `${baseURL}/saudi-arabia`],
    ["x-default", `${baseURL}/maroc`],
  ];
  for (const { path } of COUNTRIES) {
    await page.goto(path);
    const links = await page.locator("link[rel=alternate][hreflang]").all();
    const named = links.map(async (link) => [await link.getAttribute("hreflang"), await link.getAttribute("href")]);
    expect(await Promise.all(named)).toEqual(expected);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", baseURL + path);
  }
  await page.goto("/about");
  await expect(page.locator("link[rel=alternate][hreflang]")).toHaveCount(0);
});

test("the theme is chosen in Arabic and the page comes back to itself", async ({ page }) => {
  await page.goto("/saudi-arabia");
  await page.getByRole("button", { name: "فاتح" }).click();
  await expect(page).toHaveURL(/\/saudi-arabia#theme$/);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("a refused form says so first in the language of its page", async ({ page }) => {
  for (const [language, title] of [
    ["es", /^Error: Iniciar sesión/],
    ["ar", /^خطأ: تسجيل الدخول/],
  ] as const) {
    await page.goto(`/auth?lang=${language}`);
    await page.locator("input[name=email]").first().fill("personne@riad.example");
    await page.locator("input[name=password]").first().fill("faux-mot-de-passe");
    await page.getByRole("button", { name: AUTH_COPY[language].signIn.send, exact: true }).click();
    await expect(page).toHaveTitle(title);
  }
});
