// @vitest-environment jsdom

import { act } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { BUSY_EVENT, IDLE_EVENT } from "~/lib/web/hydration";
import { usePageEvents } from "~/shell/use-page-events";
import { renderScreen } from "../../support/render-screen";

function Page() {
  usePageEvents();
  return null;
}

/** Shows a page whose form is answered by what `answer` gives, and notes what it tells. */
function showPage(answer: () => Promise<unknown>) {
  const told: string[] = [];
  const note = (event: Event) => told.push(event.type);
  for (const type of [BUSY_EVENT, IDLE_EVENT]) document.addEventListener(type, note);
  onTestFinished(() => {
    for (const type of [BUSY_EVENT, IDLE_EVENT]) document.removeEventListener(type, note);
  });
  const { router } = renderScreen(<Page />, { action: answer });
  return { told, send: () => router.navigate("/", { formMethod: "post", formData: new FormData() }) };
}

test("a page tells that a form is on its way, and that it is answered", async () => {
  let release = (_: unknown) => {};
  const { told, send } = showPage(() => new Promise((resolve) => (release = resolve)));
  expect(told).toEqual([]);
  let sent: Promise<void> | undefined;
  await act(async () => {
    sent = send();
  });
  expect(told).toEqual([BUSY_EVENT]);
  await act(async () => {
    release(null);
    await sent;
  });
  expect(told.at(-1)).toBe(IDLE_EVENT);
});

test("it tells so too where the answer is there before the page is drawn as busy", async () => {
  const { told, send } = showPage(async () => null);
  await act(send);
  expect(told).toEqual([IDLE_EVENT]);
});
