// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { InquiryForm } from "~/routes/_site.contact/inquiry-form";
import { ReviewForm } from "~/routes/_site.contact/review-form";

afterEach(cleanup);

const NO_SERVICE = { groups: [], value: "", tier: null };
const NO_VISIT = { last_page: "", last_referrer: "", last_campaign: "" };

/** The form on a page whose action never answers. */
function openForm(element: ReactElement) {
  const action = () => new Promise<null>(() => undefined);
  const router = createMemoryRouter([{ path: "/contact", element, action }], { initialEntries: ["/contact"] });
  return render(<RouterProvider router={router} future={{ v7_startTransition: true }} />).container.querySelector(
    "form",
  )!;
}

// @spec states-11, states-15
test.each([
  ["a message", <InquiryForm key="inquiry" stamp="x" service={NO_SERVICE} visit={NO_VISIT} />, "Envoi..."],
  ["a review", <ReviewForm key="review" stamp="x" />, "Envoi en cours..."],
])("%s says so while it is on its way", async (_, element, words) => {
  const form = openForm(element);
  expect(screen.queryByRole("button", { name: words })).toBeNull();
  fireEvent.submit(form);
  expect(await screen.findByRole("button", { name: words })).toBeTruthy();
});
