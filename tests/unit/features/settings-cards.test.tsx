// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SettingsCards } from "~/routes/admin.settings/settings-cards";
import { renderScreen } from "../../support/render-screen";

// @spec office-79
test("the card of the database opens its provider's dashboard in a new tab", () => {
  renderScreen(<SettingsCards dashboardUrl="https://base.example/tableau" />);
  const link = screen.getByRole("link", { name: /Ouvrir/ });
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual(["https://base.example/tableau", "_blank"]);
});
