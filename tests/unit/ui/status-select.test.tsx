// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider, useLoaderData } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { StatusSelect } from "~/ui/status-select";

const OPTIONS = ["new", "contacted", "closed"].map((value) => ({ value, label: value }));

afterEach(cleanup);

function Row() {
  const value = useLoaderData() as string;
  return (
    <>
      <output>{value}</output>
      <StatusSelect label="Statut" value={value} options={OPTIONS} action="/">
        <input type="hidden" name="id" value="1" />
      </StatusSelect>
    </>
  );
}

const select = () => screen.getByRole<HTMLSelectElement>("combobox");
const choose = (value: string) => fireEvent.change(select(), { target: { value } });
const button = () => screen.queryByRole("button", { name: "Changer" });

/** A page that stores what it is sent, but refuses to close. */
function makePage() {
  let stored = "new";
  const action = async ({ request }: { request: Request }) => {
    const status = String((await request.formData()).get("status"));
    if (status !== "closed") stored = status;
    return null;
  };
  const routes = [{ id: "page", path: "/", loader: () => stored, action, element: <Row /> }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { page: stored } } });
  const settled = () => waitFor(() => expect(router.state.navigation.state).toBe("idle"));
  return {
    page: <RouterProvider router={router} future={{ v7_startTransition: true }} />,
    settled,
    stored: () => stored,
  };
}

it("is sent when it changes, keeps the focus, and shows what is stored", async () => {
  const { page, settled, stored } = makePage();
  render(page);
  const before = select();
  before.focus();
  choose("contacted");
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("contacted"));
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
