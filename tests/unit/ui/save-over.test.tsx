// @vitest-environment jsdom

import { expect, it } from "vitest";
import { SaveOver } from "~/ui/save-over";
import { renderScreen } from "../../support/render-screen";

it("leaves Enter in a field to a button that saves over nothing", () => {
  const { container } = renderScreen(<SaveOver version={3} theirsTo="/admin/services/un" />);
  // A browser presses the first submit button of a form when someone presses Enter in one of its fields.
  const [first, overwrite] = container.querySelectorAll("button");
  expect(first).toMatchObject({ type: "submit", name: "", tabIndex: -1 });
  expect(overwrite).toMatchObject({ name: "overwrite", value: "3" });
});
