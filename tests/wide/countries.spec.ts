import { expect } from "@playwright/test";
import { test } from "../e2e/support/test";

const COUNTRIES = [
  { path: "/maroc", lang: "fr", dir: "ltr", error: "Action impossible" },
  { path: "/espana", lang: "es", dir: "ltr", error: "Acción no permitida" },
  { path: "/saudi-arabia", lang: "ar", dir: "rtl", error: "إجراء غير متاح" },
] as const;

test.use({ javaScriptEnabled: false });

for (const { path, lang, dir, error } of COUNTRIES) {
  // @spec landing-2, landing-3
  test(`${path} is one page in one language, its errors too, with no faces but its own`, async ({ page, baseURL }) => {
    const fonts: string[] = [];
    page.on("request", (request) => request.resourceType() === "font" && fonts.push(request.url()));
    const html = page.locator("html");
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(html).toHaveAttribute("lang", lang);
    await expect(html).toHaveAttribute("dir", dir);
    const faces = fonts.map((url) => /([\w-]+)-.{8}\.woff2$/.exec(url)?.[1]).sort();
    expect(faces).toEqual(lang === "ar" ? ["arabic", "arabic-latin"] : ["text", "titles"]);
    await page.evaluate((action) => {
      const form = document.createElement("form");
      Object.assign(form, { method: "post", action });
      document.body.append(form);
      form.submit();
    }, `${baseURL}${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(error);
    await expect(page).toHaveTitle(new RegExp(`^${error}`));
    await expect(html).toHaveAttribute("lang", lang);
  });
}

test("a refused form says so first in the title, in the language of its page", async ({ page }) => {
  for (const [language, title] of [
    ["es", /^Error: Iniciar sesión/],
    ["ar", /^خطأ: تسجيل الدخول/],
  ] as const) {
    await page.goto(`/auth?lang=${language}`);
    await page.locator("input[name=email]").first().fill("personne@riad.example");
    await page.locator("input[name=password]").first().fill("faux-mot-de-passe");
    await page.locator("input[name=password]").first().press("Enter");
    await expect(page).toHaveTitle(title);
  }
});
