// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Pattern } from "~/brand/pattern";

test("hydration keeps the markup that the server sent, without drawing the patch again", async () => {
  const tone = vi.fn(() => 1 as const);
  const page = document.createElement("div");
  document.body.append(page);
  page.innerHTML = renderToString(<Pattern seed="a" tone={tone} />);
  const sent = page.innerHTML;
  expect(tone).toHaveBeenCalled();
  tone.mockClear();
  const root = await act(async () => hydrateRoot(page, <Pattern seed="a" tone={tone} />));
  expect(tone).not.toHaveBeenCalled();
  expect(page.innerHTML).toBe(sent);
  await act(async () => root.render(<Pattern seed="b" tone={tone} />));
  expect(tone).toHaveBeenCalled();
  expect(page.querySelector("svg")?.outerHTML).not.toBe(sent);
  page.remove();
});
