// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ListHead } from "~/routes/_site.blog._index/list-head";
import { renderScreen } from "../../support/render-screen";

it("another category keeps the search and the tag, and another search keeps the category and the tag", () => {
  const filters = { q: "prix", category: "Design", tag: "Devis", page: 3 };
  renderScreen(<ListHead filters={filters} categories={[{ category: "Marketing", count: 2 }]} />);
  expect(screen.getByRole("link", { name: "Marketing" }).getAttribute("href")).toBe(
    "/blog?q=prix&category=Marketing&tag=Devis",
  );
  expect(screen.getByRole("link", { name: /Tout/ }).getAttribute("href")).toBe("/blog?q=prix&tag=Devis");
  const form = screen.getByRole("searchbox").closest("form");
  expect([...new FormData(form ?? undefined)]).toEqual([
    ["q", "prix"],
    ["category", "Design"],
    ["tag", "Devis"],
  ]);
});
