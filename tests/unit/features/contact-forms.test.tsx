// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { InquiryForm } from "~/routes/_site.contact/inquiry-form";
import { ReviewForm } from "~/routes/_site.contact/review-form";
import { renderScreen } from "../../support/render-screen";

const NO_SERVICE = { groups: [], value: "", tier: null };
const NO_VISIT = { last_page: "", last_referrer: "", last_campaign: "" };

const neverAnswers = () => new Promise<null>(() => undefined);

// @spec states-11, states-15
test.each([
  ["a message", <InquiryForm key="inquiry" stamp="x" service={NO_SERVICE} visit={NO_VISIT} />, "Envoi..."],
  ["a review", <ReviewForm key="review" stamp="x" />, "Envoi en cours..."],
])("%s says so while it is on its way", async (_, element, words) => {
  const { container } = renderScreen(element, { path: "/contact", action: neverAnswers });
  expect(screen.queryByRole("button", { name: words })).toBeNull();
  fireEvent.submit(container.querySelector("form")!);
  expect(await screen.findByRole("button", { name: words })).toBeTruthy();
});
