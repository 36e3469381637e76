// @vitest-environment jsdom

import { Link } from "@remix-run/react";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { LEAVE_QUESTION, useUnsavedGuard } from "~/ui/use-unsaved-guard";
import { renderScreen } from "../../support/render-screen";

afterEach(() => vi.restoreAllMocks());

function Writing({ answer }: { answer?: unknown }) {
  const guard = useUnsavedGuard(answer);
  return (
    <>
      <form
        {...guard}
        onSubmit={(event) => {
          guard.onSubmit(event);
          event.preventDefault();
        }}
      >
        <input aria-label="Titre" />
        <button type="submit">Enregistrer</button>
      </form>
      <Link to="/ailleurs">Ailleurs</Link>
      <Link to="?kept=un">Reprendre</Link>
      <Link to="?page=2">Page 2</Link>
    </>
  );
}

/** Whether the browser would ask before the page goes. */
function asksBeforeUnload() {
  const event = new Event("beforeunload", { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

const follow = (name: string) => act(async () => screen.getByRole("link", { name }).click());
const leave = () => follow("Ailleurs");
const type = () => fireEvent.input(screen.getByLabelText("Titre"), { target: { value: "Un titre" } });

it("lets go where nothing was typed, or what was typed was sent", async () => {
  const confirm = vi.spyOn(window, "confirm");
  const { router } = renderScreen(<Writing />, { path: "/ici" });
  expect(asksBeforeUnload()).toBe(false);
  type();
  expect(asksBeforeUnload()).toBe(true);
  fireEvent.submit(screen.getByRole("button"));
  expect(asksBeforeUnload()).toBe(false);
  await leave();
  expect([router.state.location.pathname, confirm.mock.calls]).toEqual(["/ailleurs", []]);
});

it("asks before typed text is left, and stays or goes as it is told", async () => {
  const confirm = vi.spyOn(window, "confirm").mockReturnValue(false);
  const { router } = renderScreen(<Writing />, { path: "/ici" });
  type();
  await leave();
  expect([router.state.location.pathname, confirm.mock.calls]).toEqual(["/ici", [[LEAVE_QUESTION]]]);
  confirm.mockReturnValue(true);
  await leave();
  expect(router.state.location.pathname).toBe("/ailleurs");
});

it("asks again once the server has refused what was sent", () => {
  renderScreen(<Writing answer={{ status: "error" }} />, { path: "/ici" });
  expect(asksBeforeUnload()).toBe(true);
});

it("asks before a kept text takes the place of what is typed, and for no other part of the address", async () => {
  const confirm = vi.spyOn(window, "confirm").mockReturnValue(false);
  const { router } = renderScreen(<Writing />, { path: "/ici" });
  type();
  await follow("Page 2");
  expect([router.state.location.search, confirm.mock.calls]).toEqual(["?page=2", []]);
  await follow("Reprendre");
  expect([router.state.location.search, confirm.mock.calls]).toEqual(["?page=2", [[LEAVE_QUESTION]]]);
});
