import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { renderMarkdown } from "~/lib/html/markdown";
import { sanitizeHtml } from "~/lib/html/sanitize-html";
import { xssPayloads } from "../fixtures/xss-payloads";
import { test } from "./support/test";

const ADDRESS = "https://essai.example/";

/** Counts instead of opening a dialog, and follows no link away from the page. */
const COUNTER = `<script>
  var runs = 0;
  alert = function () { runs += 1 };
  addEventListener("click", function (event) {
    var link = event.target.closest("a");
    if (link && link.protocol !== "javascript:") event.preventDefault();
  });
</script>`;

/** How many times each text ran a script, in a document of its own without any policy: handlers, links and buttons are tried. */
async function runsOf(page: Page, texts: string[]): Promise<number[]> {
  await page.route(ADDRESS, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
  await page.goto(ADDRESS);
  const documents = texts.map((html) => `<!doctype html>${COUNTER}<main>${html}</main>`);
  return page.evaluate(async (sources) => {
    const counts = sources.map(async (srcdoc) => {
      const frame = Object.assign(document.createElement("iframe"), { srcdoc });
      const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
      document.body.append(frame);
      await loaded;
      for (const element of frame.contentDocument?.querySelectorAll<HTMLElement>("main *") ?? []) {
        element.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
        if (element.matches("a, button")) element.click();
      }
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return (frame.contentWindow as unknown as { runs: number }).runs;
    });
    return Promise.all(counts);
  }, documents);
}

test("sanitised rich text runs nothing in a real browser, without any policy to help", async ({ page }) => {
  await page.route("**/*", (route) => route.fulfill({ status: 404, body: "" }));
  const raw = '<a href="javascript:alert(1)">x</a><p onmouseover=alert(1)>y</p><img src=x onerror=alert(1)>';
  // What is not sanitised does run here: the test can fail.
  expect(await runsOf(page, [raw])).toEqual([3]);
  const texts = xssPayloads.map((payload) => {
    const markdown = `## ${payload}\n\n${payload}\n\n[lien](${payload}) ![${payload}](${payload} "${payload}")`;
    return sanitizeHtml(payload) + renderMarkdown(markdown).html;
  });
  const ran = await runsOf(page, texts);
  expect(xssPayloads.filter((_, index) => ran[index] !== 0)).toEqual([]);
});
