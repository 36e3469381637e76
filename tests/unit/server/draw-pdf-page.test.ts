import { expect, it } from "vitest";
import { drawPdfPage } from "~/server/pictures/draw-preview.server";
import { unfoldingPdf } from "../../support/pdf-page";

it("a page that unfolds to some megabytes is drawn", async () => {
  expect((await drawPdfPage(unfoldingPdf(20), 100).then((page) => page.metadata())).width).toBe(100);
});
