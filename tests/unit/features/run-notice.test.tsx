// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { GenerationNotice } from "~/routes/admin.blog_.auto-generate_.$id/generation-progress";
import { FailedFive } from "~/routes/admin.blog_.quick-generate/failed-five";
import { renderScreen } from "../../support/render-screen";

const run = {
  ...{ id: "1", kind: "five", status: "finished", total: 5, success: false, successCount: 4, errorCount: 1 },
  counts: { waiting: 0, running: 0, done: 4, failed: 1, cancelled: 0 },
} as unknown as Parameters<typeof GenerationNotice>[0]["generation"];

test("a run that stopped by itself says why, and where that is mended", () => {
  const pauseReason = "Google Gemini ne connaît pas le modèle.";
  renderScreen(<GenerationNotice generation={{ ...run, status: "paused", pauseReason }} />);
  expect(screen.getByText(new RegExp(pauseReason))).toBeTruthy();
  expect(screen.getByText(/Ouvrir Gestion des API Keys/)).toBeTruthy();
});

// @spec errors-22
test("the page of five articles offers to write again those that failed", () => {
  const { container } = renderScreen(<FailedFive failed={{ id: "7", counts: run.counts }} />);
  expect(screen.getByText("Erreur lors de l'appel à la fonction")).toBeTruthy();
  expect(screen.getByText(/4 brouillons enregistrés, 1 en échec/)).toBeTruthy();
  expect(container.querySelector("form")?.getAttribute("action")).toBe("/admin/blog/auto-generate/7");
  expect(screen.getByText("Réessayer")).toBeTruthy();
});

// @spec errors-22
test("five articles of which one failed are told of with a way to try again", () => {
  renderScreen(<GenerationNotice generation={run} />);
  expect(screen.getByText("Erreur lors de l'appel à la fonction")).toBeTruthy();
  expect(screen.getByText(/Réessayer les échecs/)).toBeTruthy();
});
