// @vitest-environment jsdom
import { expect, test } from "vitest";
import { UploadForm } from "~/routes/admin.blog_.auto-generate/csv-files";
import { renderScreen } from "../../support/render-screen";

/** What the summary says of a file that was refused with this sentence. */
function summaryFor(sentence: string) {
  const lastResult = { status: "error", error: { file: [sentence] } };
  const { container } = renderScreen(<UploadForm />, { answer: { intent: "check", lastResult } });
  return container.querySelector(".error-summary")?.textContent;
}

// @spec errors-23
test("an empty file is told of by its own sentence, not as one that could not be read", () => {
  expect(summaryFor("CSV vide")).toBe("Un champ est à corrigerCSV vide");
});

test("a file that cannot be read is told of once", () => {
  const sentence = "Erreur de chargement du CSV. Un guillemet n’est pas refermé.";
  expect(summaryFor(sentence)).toBe(`Un champ est à corriger${sentence}`);
});
