// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { TagEditor } from "~/features/blog/tag-editor";
import { DUPLICATE_TAG } from "~/features/blog/tags";
import { renderScreen } from "../../support/render-screen";

const REFUSED = [DUPLICATE_TAG];

function renderEditor(error?: string[]) {
  renderScreen(
    <TagEditor
      name="tags"
      tags={["seo", "devis"]}
      tagProps={{ id: "tag", name: "tag" }}
      error={error}
      removeButton={() => ({ type: "button" })}
      onAdd={() => undefined}
    />,
  );
  return screen.getByRole("textbox", { name: "Nouveau tag" });
}

it("forgets why it refused a tag as soon as that tag is changed", () => {
  const field = renderEditor();
  fireEvent.input(field, { target: { value: "SEO" } });
  fireEvent.click(screen.getByRole("button", { name: "Ajouter" }));
  expect(screen.getByText(DUPLICATE_TAG)).toBeTruthy();
  fireEvent.input(field, { target: { value: "" } });
  expect(screen.queryByText(DUPLICATE_TAG)).toBeNull();
});

it("forgets why the server refused one as soon as another is removed", () => {
  renderEditor(REFUSED);
  expect(screen.getByText(DUPLICATE_TAG)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Retirer le tag seo" }));
  expect(screen.queryByText(DUPLICATE_TAG)).toBeNull();
});
