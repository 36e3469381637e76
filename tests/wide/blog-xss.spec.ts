import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { deadLinkRefusal } from "~/lib/html/dead-link";
import { renderMarkdown } from "~/lib/html/markdown";
import { hydrated } from "../e2e/support/modes";
import { ADMIN } from "../e2e/support/people";
import { signInByPost } from "../e2e/support/sign-in";
import { test } from "../e2e/support/test";
import { xssPayloads as corpus } from "../fixtures/xss-payloads";
import { baseURL } from "../support/e2e-environment";

// Nothing but our own care is to protect here.
test.use({ bypassCSP: true });

/** A form with a NUL in it is refused whole. */
const xssPayloads = corpus.filter((payload) => !payload.includes("\u0000"));

const WORDS_FIELDS = ["title", "excerpt", "content", "image_alt"] as const;
const TAG_LENGTH = 40;

/** Published articles that hold the whole corpus, each payload in each field of some article. */
function articles(): Record<string, string>[] {
  return xssPayloads.map((_, index) => {
    const payload = (offset: number) => xssPayloads[(index + offset) % xssPayloads.length] ?? "";
    const words = Object.fromEntries(WORDS_FIELDS.map((name, offset) => [name, payload(offset).slice(0, 200)]));
    return {
      ...words,
      ...tagsOf(payload(4)),
      title: `${words.title} ${index}`,
      slug: `xss-${index}-${Date.now()}`,
      category: payload(5).slice(0, 60),
      is_published: "on",
    };
  });
}

/** A payload longer than a tag is several, side by side on every page. */
function tagsOf(payload: string): Record<string, string> {
  const parts = payload.match(new RegExp(`[^]{1,${TAG_LENGTH}}`, "g")) ?? [];
  return Object.fromEntries(parts.map((part, index) => [`tags[${index}]`, part]));
}

async function store(request: APIRequestContext, article: Record<string, string>): Promise<void> {
  const form = { intent: "post", step: "save", ...article };
  const answer = await request.post("/admin/blog/new", { form, maxRedirects: 0 });
  expect(answer.status(), JSON.stringify(article)).toBe(303);
}

/** Shows the texts one after the other as the editor does, and tries what they have brought. */
async function previewRuns(page: Page): Promise<void> {
  await page.evaluate(async (payloads) => {
    const preview = document.querySelector(".markdown-preview");
    for (const content of payloads) {
      const body = new URLSearchParams({ content });
      const answer = (await (await fetch("/admin/blog/preview", { method: "post", body })).json()) as { html: string };
      const shown = document.createElement("div");
      preview?.append(shown);
      shown.innerHTML = answer.html;
    }
  }, markdownPayloads());
  await page.locator(".markdown-preview").evaluate(useAll);
}

/** Tries what can be clicked or pointed at. */
function useAll(shown: Element): void {
  for (const element of shown.querySelectorAll("*")) {
    element.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }
}

/** Stands behind a payload where that has been shown, or made to nothing, on its own. */
const markAfter = (at: number) => `(marque ${at})`;

/** Stores these texts as one article that is not published, and gives the private link to it. */
async function storeDraft(request: APIRequestContext, texts: string[]): Promise<string> {
  const slug = `xss-apercu-${Date.now()}`;
  await store(request, { title: slug, excerpt: slug, category: "Design", slug, content: texts.join("\n\n") });
  const list = await (await request.get(`/admin/blog?state=draft&q=${slug}`)).text();
  return /\/blog\/apercu\/[^"]+/.exec(list)?.[0] ?? `no preview of ${slug}`;
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

/** A link that leads nowhere is refused with its article: its payload then stands behind a path. */
function leadingOn(text: string): string {
  return deadLinkRefusal(renderMarkdown(text).html) ? text.replace("](", "](/") : text;
}

/** What has run since, by where it did. */
function watchDialogs(page: Page): string[] {
  const ran: string[] = [];
  page.on("dialog", (dialog) => {
    ran.push(page.url());
    void dialog.dismiss();
  });
  return ran;
}

/** What is not sanitised does run here, and does ask another site: the test can fail. */
async function showThatScriptRuns(page: Page, ran: string[]): Promise<void> {
  await page.evaluate(() => {
    const innerHTML = "<img src=x onerror=alert(1)><img src=https://evil.example/y><a href=javascript:alert(1)>x</a>";
    const shown = Object.assign(document.createElement("div"), { innerHTML });
    document.body.append(shown);
    shown.querySelector("a")?.click();
  });
  await expect.poll(() => [ran.length, askedOfOthers.length]).toEqual([2, 1]);
  ran.length = 0;
  askedOfOthers.length = 0;
}

/** A link to another site would take the page away from what is tried next; one that runs a script may do so. */
function stayOnPage(event: Event): void {
  const names = ["href", "xlink:href", "formaction", "action"];
  const element = (event.target as Element).closest("a, [formaction], form");
  const address = names.map((name) => element?.getAttribute(name)).find((value) => value) ?? "";
  const isScript = URL.canParse(address, location.href) && new URL(address, location.href).protocol === "javascript:";
  if (!isScript) event.preventDefault();
}

/** What pages asked of the other site since. */
const askedOfOthers: string[] = [];

const ELSEWHERE = /^data:|^https?:\/\/([^/?#]*[.@])?evil\.example\b/;

test.beforeEach(async ({ context }) => {
  askedOfOthers.length = 0;
  await context.route(ELSEWHERE, (route) => {
    const url = route.request().url();
    if (!url.startsWith("data:")) askedOfOthers.push(url);
    return route.abort();
  });
});

test.afterEach(() => expect(askedOfOthers).toEqual([]));

test.describe
  .serial("the corpus, in every field of published articles,", () => {
    const slugs = articles().map((article) => article.slug ?? "");
    const stored = articles().map((article, index) => ({ ...article, slug: slugs[index] ?? "" }));

    test.afterAll(async ({ playwright }) => {
      const request = await playwright.request.newContext({ baseURL });
      await signInByPost(request, ADMIN);
      for (const id of await idsOf(request)) await request.post(`/admin/blog/${id}/delete`, { maxRedirects: 0 });
      const left = await idsOf(request);
      await request.dispose();
      expect(left).toEqual([]);
    });

    test("runs nothing in the back office", async ({ page }) => {
      test.setTimeout(240_000);
      const ran = watchDialogs(page);
      await signInByPost(page.request, ADMIN);
      await page.goto("/admin/blog/new");
      await hydrated(page);
      await page.evaluate(`addEventListener("click", ${stayOnPage})`);
      await showThatScriptRuns(page, ran);
      await previewRuns(page);
      for (const article of stored) await store(page.request, article);

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

    test("runs nothing in private previews", async ({ page }) => {
      test.setTimeout(120_000);
      const ran = watchDialogs(page);
      await signInByPost(page.request, ADMIN);
      await page.goto("/blog");
      await showThatScriptRuns(page, ran);
      let left = markdownPayloads().map(leadingOn);
      while (left.length > 0) {
        const texts = left.map((payload, at) => `${payload}\n\n${markAfter(at)}`);
        await page.goto(await storeDraft(page.request, texts));
        await expect(page.getByRole("note")).toContainText("Cet aperçu est privé");
        await page.evaluate(`addEventListener("click", ${stayOnPage})`);
        const text = page.locator(".article-prose");
        await text.evaluate(useAll);
        const shown = (await text.textContent()) ?? "";
        // Some take away all that follows them, which another draft then shows.
        const last = left.findIndex((_, at) => !shown.includes(markAfter(at)));
        left = last < 0 ? [] : left.slice(last + 1);
      }
      expect(ran).toEqual([]);
    });

    test("runs nothing for visitors", async ({ page }) => {
      test.setTimeout(240_000);
      const ran = watchDialogs(page);
      await page.goto("/blog");
      await showThatScriptRuns(page, ran);
      const payload = encodeURIComponent(xssPayloads[6] ?? "");
      const lists = ["/blog?page=2", `/blog?q=${payload}`, `/blog?category=${payload}`, `/blog?tag=${payload}`, "/"];
      for (const path of [...lists, ...slugs.map((slug) => `/blog/${slug}`)]) {
        const answer = await page.goto(path);
        expect(answer?.status(), path).toBe(200);
      }
      expect(ran).toEqual([]);
    });

    test("runs nothing in a reader of the feeds", async ({ page, request }) => {
      const feed = (await (await request.get("/feed.json")).json()) as { items: { content_html: string }[] };
      const rss = await (await request.get("/rss.xml")).text();
      expect(feed.items.length).toBeGreaterThan(0);
      const ran = watchDialogs(page);
      await page.goto("/blog");
      await showThatScriptRuns(page, ran);
      const shown = await page.evaluate(showAsReadersDo, { texts: feed.items.map((item) => item.content_html), rss });
      expect(shown.parseErrors).toBe(0);
      expect(shown.texts).toBeGreaterThan(feed.items.length);
      expect(ran).toEqual([]);
    });
  });

/** Puts the texts of both feeds on the page as they come, trusting them as a feed reader may. */
function showAsReadersDo({ texts, rss }: { texts: string[]; rss: string }): { parseErrors: number; texts: number } {
  const tree = new DOMParser().parseFromString(rss, "text/xml");
  const encoded = [...tree.querySelectorAll("item > *")].map((element) => element.textContent ?? "");
  const isHtml = (text: string) => /<(p|h\d|ul|pre)\b/.test(text);
  const all = [...texts, ...encoded.filter(isHtml)];
  for (const text of all) {
    const shown = document.createElement("div");
    document.body.append(shown);
    shown.innerHTML = text;
    for (const element of shown.querySelectorAll("*")) {
      element.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
    }
  }
  return { parseErrors: tree.querySelectorAll("parsererror").length, texts: all.length };
}

/** The articles of the corpus that are stored, known by their addresses. */
async function idsOf(request: APIRequestContext): Promise<string[]> {
  const ids = new Set<string>();
  for (let page = 1; page <= 6; page += 1) {
    const html = await (await request.get(`/admin/blog?page=${page}`)).text();
    for (const row of html.split("<tr").filter((each) => /row-address">\/blog\/xss-/.test(each))) {
      ids.add(/\/admin\/blog\/([0-9a-f-]{36})\/delete/.exec(row)?.[1] ?? "");
    }
  }
  return [...ids];
}
