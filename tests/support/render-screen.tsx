import { cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { onTestFinished } from "vitest";

/** Renders an element as the page at a path of the site, until the test is over. */
export function renderScreen(element: ReactElement, path = "/") {
  onTestFinished(cleanup);
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
  return { router, ...render(<RouterProvider router={router} future={{ v7_startTransition: true }} />) };
}
