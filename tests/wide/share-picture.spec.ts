import { expect } from "@playwright/test";
import { serveOwnSite } from "../e2e/support/own-site";
import { ADMIN } from "../e2e/support/people";
import { signInByPost } from "../e2e/support/sign-in";
import { test } from "../e2e/support/test";
import { plainPicture } from "../support/pictures";

// What every page of the site shows must not change under other tests.
serveOwnSite();

test("an uploaded share picture stands for the site's own pages; an article, a service and a work keep theirs", async ({
  page,
  baseURL,
}) => {
  await signInByPost(page.request, ADMIN);
  await page.goto("/admin/settings/apparence");
  const buffer = await plainPicture("jpeg", 1600, 900);
  await page.locator("input[name=share_picture]").setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer });
  await page
    .locator("form")
    .filter({ has: page.locator("input[name=share_picture]") })
    .getByRole("button")
    .last()
    .click();
  await expect(page.getByText("Images de marque enregistrées", { exact: true })).toBeVisible();
  const content = (name: string) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute("content");
  for (const path of ["/", "/realisations", "/about", "/avis", "/espana", "/saudi-arabia", "/blog", "/contact"]) {
    await page.goto(path);
    const picture = await content("og:image");
    expect(picture, path).toMatch(new RegExp(`^${baseURL}/marque/\\S+\\.jpg$`));
    expect(await content("twitter:image"), path).toBe(picture);
    expect([await content("og:image:width"), await content("og:image:height")], path).toEqual(["1200", "630"]);
    expect([await content("og:image:type"), await content("og:image:alt")], path).toEqual(["image/jpeg", "Zellige"]);
    const answer = await page.request.get(String(picture));
    expect([answer.status(), answer.headers()["content-type"]], path).toEqual([200, "image/jpeg"]);
  }
  for (const path of ["/realisations/riad-benali", "/services/programming/developpement-web"]) {
    await page.goto(path);
    expect(await content("og:image"), path).toMatch(new RegExp(`^${baseURL}/og/.+\\.png\\?v=\\w+$`));
    expect(await content("og:image:type"), path).toBe("image/png");
  }
});
