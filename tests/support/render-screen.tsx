import { cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach } from "vitest";

afterEach(cleanup);

/** Renders an element as the page at a path of the site. */
export function renderScreen(element: ReactElement, path = "/") {
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
  return { router, ...render(<RouterProvider router={router} future={{ v7_startTransition: true }} />) };
}
