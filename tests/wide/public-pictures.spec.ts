import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { serveOwnSite } from "../e2e/support/own-site";
import { listPublicPaths } from "../e2e/support/public-paths";
import { test } from "../e2e/support/test";

/** Of the largest file that a page may ask for. */
const MAX_BYTES = 120 * 1024;

// The demo's pages, to which no other test adds anything.
serveOwnSite();

interface Shown {
  alt: string | null;
  loading: string;
  /** Its top edge, in heights of the window. */
  top: number;
  hasSize: boolean;
  files: string[];
}

/** The pictures of a page as it stands. */
function picturesOf(page: Page): Promise<Shown[]> {
  return page.locator("img").evaluateAll((pictures) =>
    (pictures as HTMLImageElement[]).map((picture) => {
      const sources = [...(picture.closest("picture")?.querySelectorAll("source") ?? [])];
      const sets = [picture.srcset, ...sources.map(({ srcset }) => srcset)];
      const listed = sets.flatMap((set) => set.split(",").map((each) => each.trim().split(/\s+/)[0] ?? ""));
      return {
        alt: picture.getAttribute("alt"),
        loading: picture.loading,
        top: (picture.getBoundingClientRect().top + scrollY) / innerHeight,
        hasSize: picture.hasAttribute("width") && picture.hasAttribute("height"),
        files: [picture.getAttribute("src") ?? "", ...listed].filter(Boolean),
      };
    }),
  );
}

test("every picture of every public page is light, sized, lazy below the fold, and said in words", async ({
  page,
  baseURL,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const files = new Set<string>();
  for (const path of await listPublicPaths(page.request, String(baseURL))) {
    await page.goto(path);
    const pictures = await picturesOf(page);
    for (const { files: listed } of pictures) for (const file of listed) files.add(file);
    // What counts a reader is no picture: one pixel, last in the page.
    const shown = pictures.filter((picture) => !picture.files[0]?.endsWith("/vue.gif"));
    expect(
      shown.filter(({ alt, hasSize }) => alt === null || !hasSize),
      path,
    ).toEqual([]);
    expect(
      shown.filter(({ top, loading }) => top > 1.5 && loading !== "lazy"),
      path,
    ).toEqual([]);
  }
  expect(files.size).toBeGreaterThan(100);
  const heavy: string[] = [];
  for (const file of files) {
    const answer = await page.request.get(file);
    expect(answer.status(), file).toBe(200);
    const { byteLength } = await answer.body();
    if (byteLength > MAX_BYTES) heavy.push(`${file}: ${byteLength}`);
  }
  expect(heavy).toEqual([]);
});
