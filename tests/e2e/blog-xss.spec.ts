import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { xssPayloads } from "../fixtures/xss-payloads";
import { hydrated } from "./support/modes";
import { ADMIN } from "./support/people";
import { signIn } from "./support/sign-in";

// Nothing but our own care is to protect here.
test.use({ bypassCSP: true });

const FIELDS = ["title", "excerpt", "content", "tag", "image_alt"] as const;

/** Articles that hold the whole corpus, each payload in each field of some article. */
function articles(): Record<string, string>[] {
  return xssPayloads.map((_, index) => {
    const payload = (offset: number) => xssPayloads[(index + offset) % xssPayloads.length] ?? "";
    const own = Object.fromEntries(
      FIELDS.map((name, offset) => [name, payload(offset).slice(0, name === "tag" ? 40 : 200)]),
    );
    return {
      ...own,
      title: `${own.title} ${index}`,
      slug: `xss-${index}-${Date.now()}`,
      category: payload(5).slice(0, 60),
    };
  });
}

async function store(request: APIRequestContext, article: Record<string, string>): Promise<void> {
  const form = { intent: "post", step: "save", ...article };
  const answer = await request.post("/admin/blog/new", { form, maxRedirects: 0 });
  expect(answer.status(), JSON.stringify(article)).toBe(303);
}

/** Shows the texts one after the other as the editor does, and tries what can be clicked or pointed at. */
async function previewRuns(page: Page): Promise<void> {
  await page.evaluate(async (payloads) => {
    const preview = document.querySelector(".markdown-preview");
    for (const content of payloads) {
      const body = new URLSearchParams({ content });
      const answer = (await (await fetch("/admin/blog/preview", { method: "post", body })).json()) as { html: string };
      const shown = document.createElement("div");
      preview?.append(shown);
      shown.innerHTML = answer.html;
      for (const element of shown.querySelectorAll("*")) {
        element.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
        element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      }
    }
  }, markdownPayloads());
}

/** As HTML, and as the addresses and words of Markdown's own links and pictures. */
function markdownPayloads(): string[] {
  const inMarks = [
    "[x](javascript:alert(1))",
    "![x](javascript:alert(1))",
    "<javascript:alert(1)>",
    "[x]: javascript:alert(1)\n\n[x]",
  ];
  return [...xssPayloads, ...xssPayloads.map((payload) => `**a** [${payload}](${payload}) \`${payload}\``), ...inMarks];
}

test("the corpus runs nothing in the back office, in any field", async ({ page, context }) => {
  test.setTimeout(240_000);
  const ran: string[] = [];
  page.on("dialog", (dialog) => {
    ran.push(page.url());
    void dialog.dismiss();
  });
  await context.route(/evil\.example|^data:/, (route) => route.abort());
  await signIn(page, ADMIN, "/admin");
  await page.goto("/admin/blog/new");
  await hydrated(page);
  // A link to another site would take the page away from what is tried next.
  await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
  // What is not sanitised does run here: the test can fail.
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement("div"), { innerHTML: "<img src=x onerror=alert(1)>" }));
  });
  await expect.poll(() => ran.length).toBe(1);
  ran.length = 0;
  await previewRuns(page);
  for (const article of articles()) await store(page.request, article);

  const seen: string[] = [];
  for (const list of ["/admin/blog", "/admin/blog?page=2", "/admin/blog?page=3", "/admin/seo?page=2"]) {
    await page.goto(list);
    await hydrated(page);
    const links = page.locator("a[href*='/admin/blog/'], a[href*='/admin/seo/'], a[href^='/blog/apercu/']");
    seen.push(...(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))));
  }
  const screens = [...new Set(seen)].filter((path) => /apercu|[0-9a-f-]{36}(\/delete)?$/.test(path));
  expect(screens.length).toBeGreaterThan(100);
  for (const path of screens.filter((_, index) => index % 5 === 0)) {
    await page.goto(path);
    if (path.startsWith("/admin")) await hydrated(page);
  }
  expect(ran).toEqual([]);
});
