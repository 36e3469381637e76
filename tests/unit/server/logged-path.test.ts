import { expect, it } from "vitest";
import { createPreviewPath } from "~/features/blog/preview-link.server";
import { loggedPath } from "~/server/logged-path.server";

it("leaves the token of a private link out of the log, as a page and as data", () => {
  const path = createPreviewPath("0b1e3f0e-6d5e-4f6b-9a44-0d4a3a1f1d11");
  expect([path, `${path}.data`].map(loggedPath)).toEqual(["/blog/apercu/(token)", "/blog/apercu/(token).data"]);
});

it("leaves every other path as it is, up to a length", () => {
  const paths = [
    "/",
    "/blog/un-article.data",
    "/admin/clients/0b1e3f0e-6d5e-4f6b-9a44-0d4a3a1f1d11",
    "/assets/x-BwQ1.js",
  ];
  expect(paths.map(loggedPath)).toEqual(paths);
  expect(loggedPath(`/${"a".repeat(2000)}`)).toHaveLength(500);
});
