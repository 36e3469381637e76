// @vitest-environment jsdom

import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DraftOffers } from "~/ui/draft-offers";
import { renderScreen } from "../../support/render-screen";

const OFFERS = [
  { key: "deux", keptOn: "22 novembre 2026 à 05:52", title: "Refaire son logo" },
  { key: "un", keptOn: "22 novembre 2026 à 05:40", title: "" },
];
const resumeTo = (key: string) => `/ici?kept=${key}`;
const describedBy = (element: HTMLElement) =>
  document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent;

it("says of each button which text it takes up or gives up", () => {
  renderScreen(<DraftOffers resumed={null} offers={OFFERS} resumeTo={resumeTo} intent="discard" />);
  const sentences = [
    "Votre saisie du 22 novembre 2026 à 05:52 a été conservée\u202f: «\u202fRefaire son logo\u202f».",
    "Votre saisie du 22 novembre 2026 à 05:40 a été conservée.",
  ];
  const links = screen.getAllByRole("link", { name: "Reprendre" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/ici?kept=deux", "/ici?kept=un"]);
  expect(links.map(describedBy)).toEqual(sentences);
  expect(screen.getAllByRole("button", { name: "Abandonner" }).map(describedBy)).toEqual(sentences);
});

it("is not there where nothing was kept, and asks only for the text that stands in the form", () => {
  const { container, unmount } = renderScreen(
    <DraftOffers resumed={null} offers={[]} resumeTo={resumeTo} intent="discard" />,
  );
  expect(container.textContent).toBe("");
  unmount();
  renderScreen(<DraftOffers resumed="un" offers={[]} resumeTo={resumeTo} intent="discard" />);
  expect(describedBy(screen.getByRole("button", { name: "Abandonner" }))).toMatch(/^Vous reprenez votre saisie/);
  expect(screen.queryByRole("link")).toBeNull();
});
