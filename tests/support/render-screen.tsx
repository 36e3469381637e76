import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import type { ActionFunction } from "react-router-dom";
import { createMemoryRouter, RouterProvider } from "react-router-dom";

interface Screen {
  path?: string;
  action?: ActionFunction;
  /** What the action has answered before the page was loaded. */
  answer?: unknown;
}

/** Renders an element as a page of the site. */
export function renderScreen(element: ReactElement, { path = "/", action, answer }: Screen = {}) {
  const hydrationData = answer === undefined ? undefined : { actionData: { page: answer }, loaderData: {} };
  const routes = [{ id: "page", path: "*", element, ...(action && { action }) }];
  const router = createMemoryRouter(routes, { initialEntries: [path], ...(hydrationData && { hydrationData }) });
  return { router, ...render(<RouterProvider router={router} future={{ v7_startTransition: true }} />) };
}
