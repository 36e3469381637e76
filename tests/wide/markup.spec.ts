import { expect } from "@playwright/test";
import type { ConfigData } from "html-validate";
import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from "html-validate";
import { ADMIN } from "../e2e/support/people";
import { signInByPost } from "../e2e/support/sign-in";
import { test } from "../e2e/support/test";

const config: ConfigData = {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // HTML is blind to case here, and React writes `charSet`; its ids begin with a colon, which HTML allows.
    "attr-case": "off",
    "valid-id": ["error", { relaxed: true }],
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    // Style attributes carry measures and seeds; the policy allows them, and no inline style sheet.
    "no-inline-style": "off",
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // The boxes that choose rows of a list share a name, as HTML has it.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit", "button", "reset"] }],
    // Tables whose cells are stacked on a phone would otherwise lose their roles there.
    "no-redundant-role": "off",
    // The style sheet keeps numbers on one line.
    "tel-non-breaking": "off",
    "long-title": ["error", { maxlength: 70 }],
  },
};

const PRIVATE = ["/dashboard", "/admin", "/admin/inquiries", "/admin/testimonials", "/auth?redirectTo=%2Fadmin"];

const validator = new HtmlValidate(new FileSystemConfigLoader([], config));
const format = formatterFactory("text");

async function findings(path: string, html: string): Promise<string> {
  return format((await validator.validateString(html, path)).results);
}

test("the markup of every public page is valid", async ({ request, baseURL }) => {
  test.slow();
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url.replace(String(baseURL), ""));
  expect(listed.length).toBeGreaterThan(30);
  for (const path of [...listed, "/auth", "/nulle-part"]) {
    const html = await (await request.get(path || "/")).text();
    expect(html, `a NUL in ${path}`).not.toContain("\0");
    expect(await findings(path, html), path).toBe("");
  }
});

test("the markup of refused forms is valid", async ({ request }) => {
  for (const [path, intent] of [
    ["/contact", "inquiry"],
    ["/contact", "review"],
    ["/auth", "sign-in"],
  ] as const) {
    const answer = await request.post(path, { form: { intent } });
    expect(answer.status()).toBe(400);
    expect(await findings(`${path} ${intent}`, await answer.text())).toBe("");
  }
});

test("the markup of the private screens is valid", async ({ request }) => {
  await signInByPost(request, ADMIN);
  for (const path of PRIVATE) expect(await findings(path, await (await request.get(path)).text()), path).toBe("");
});
