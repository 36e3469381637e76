// @vitest-environment jsdom

import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider, useLoaderData } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { StatusSelect } from "~/ui/status-select";

const OPTIONS = ["new", "contacted", "closed"].map((value) => ({ value, label: value }));

function Row() {
  const value = useLoaderData() as string;
  return (
    <>
      <output data-testid="stored">{value}</output>
      <StatusSelect label="Statut" value={value} options={OPTIONS} action="/">
        <input type="hidden" name="id" value="1" />
      </StatusSelect>
    </>
  );
}

const select = () => screen.getByRole<HTMLSelectElement>("combobox");
const choose = (value: string) => fireEvent.change(select(), { target: { value } });
const shown = () => screen.getByTestId("stored").textContent;
const button = () => screen.queryByRole("button", { name: "Changer" });

/** A page that stores what it is sent, but refuses to close. */
function makePage() {
  let stored = "new";
  const sent: string[] = [];
  const action = async ({ request }: { request: Request }) => {
    const status = String((await request.formData()).get("status"));
    sent.push(status);
    if (status !== "closed") stored = status;
    return null;
  };
  const routes = [{ id: "page", path: "/", loader: () => stored, action, element: <Row /> }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { page: stored } } });
  const settled = () => waitFor(() => expect(router.state.navigation.state).toBe("idle"));
  return {
    page: <RouterProvider router={router} future={{ v7_startTransition: true }} />,
    settled,
    sent,
    stored: () => stored,
  };
}

it("is sent when it changes, keeps the focus, and shows what is stored", async () => {
  const { page, settled, stored } = makePage();
  render(page);
  const before = select();
  before.focus();
  choose("contacted");
  await waitFor(() => expect(shown()).toBe("contacted"));
  await settled();
  expect([stored(), select()]).toEqual(["contacted", before]);
  expect(document.activeElement).toBe(before);
  expect([before.value, button()]).toEqual(["contacted", null]);
});

it("takes a refused choice back", async () => {
  const { page, settled, stored } = makePage();
  render(page);
  choose("closed");
  await settled();
  await waitFor(() => expect(select().value).toBe("new"));
  expect([stored(), button()]).toEqual(["new", null]);
});

it("keeps what was chosen before the scripts ran, with the button that sends it", async () => {
  const { page, settled, stored } = makePage();
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(page);
  choose("contacted");
  render(page, { container, hydrate: true });
  expect(select().value).toBe("contacted");
  expect(stored()).toBe("new");
  fireEvent.click(screen.getByRole("button", { name: "Changer" }));
  await waitFor(() => expect(stored()).toBe("contacted"));
  await settled();
  await waitFor(() => expect(button()).toBeNull());
  expect(select().value).toBe("contacted");
});

/** As browsers do on a closed select: each arrow changes it. */
function arrowTo(value: string) {
  fireEvent.keyDown(select(), { key: "ArrowDown" });
  choose(value);
}

describe("by keyboard", () => {
  it("sends nothing for the arrows on the way, and the choice once at Enter", async () => {
    const { page, settled, sent } = makePage();
    render(page);
    for (const value of ["contacted", "closed", "contacted"]) arrowTo(value);
    await settled();
    expect(sent).toEqual([]);
    expect(screen.getByText(/^Entrée pour valider/)).toBeTruthy();
    fireEvent.keyDown(select(), { key: "Enter" });
    await waitFor(() => expect(shown()).toBe("contacted"));
    expect(sent).toEqual(["contacted"]);
    fireEvent.blur(select());
    await settled();
    expect(sent).toEqual(["contacted"]);
  });

  it("sends the choice when the select is left, but not when the window is", async () => {
    const { page, sent } = makePage();
    render(page);
    select().focus();
    arrowTo("contacted");
    fireEvent.blur(select());
    expect(sent).toEqual([]);
    select().blur();
    await waitFor(() => expect(sent).toEqual(["contacted"]));
  });

  it("takes the choice back at Escape, and sends nothing where one comes back to what is stored", async () => {
    const { page, settled, sent } = makePage();
    render(page);
    arrowTo("contacted");
    fireEvent.keyDown(select(), { key: "Escape" });
    expect(select().value).toBe("new");
    arrowTo("contacted");
    arrowTo("new");
    fireEvent.keyDown(select(), { key: "Enter" });
    fireEvent.blur(select());
    await settled();
    expect(sent).toEqual([]);
  });

  it("sends at once what is pointed at, or chosen in a list that the space bar opened", async () => {
    const { page, sent } = makePage();
    render(page);
    arrowTo("closed");
    fireEvent.pointerDown(select());
    choose("contacted");
    await waitFor(() => expect(shown()).toBe("contacted"));
    fireEvent.keyDown(select(), { key: " " });
    choose("new");
    await waitFor(() => expect(sent).toEqual(["contacted", "new"]));
  });
});
