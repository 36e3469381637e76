import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { renderMarkdown } from "../../app/lib/html/markdown";
import { sanitizeHtml } from "../../app/lib/html/sanitize-html";
import { xssPayloads } from "../fixtures/xss-payloads";

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

/** How many times the text ran a script, in a page without any policy: handlers, links and buttons are all tried. */
async function runsOf(page: Page, html: string): Promise<number> {
  await page.route(ADDRESS, (route) =>
    route.fulfill({ contentType: "text/html", body: `<!doctype html>${COUNTER}<main>${html}</main>` }),
  );
  await page.goto(ADDRESS);
  return page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>("main *")) {
      element.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
      if (element.matches("a, button")) element.click();
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return (window as unknown as { runs: number }).runs;
  });
}

test("sanitised rich text runs nothing in a real browser, without any policy to help", async ({ page }) => {
  await page.route("**/*", (route) => route.fulfill({ status: 404, body: "" }));
  const raw = '<a href="javascript:alert(1)">x</a><p onmouseover=alert(1)>y</p><img src=x onerror=alert(1)>';
  // What is not sanitised does run here: the test can fail.
  expect(await runsOf(page, raw)).toBe(3);
  const texts = xssPayloads.map((payload) => {
    const markdown = `## ${payload}\n\n${payload}\n\n[lien](${payload}) ![${payload}](${payload} "${payload}")`;
    return sanitizeHtml(payload) + renderMarkdown(markdown).html;
  });
  expect(await runsOf(page, texts.join(""))).toBe(0);
});
