// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { Rating } from "~/ui/rating";
import { StarRating } from "~/ui/star-rating";
import { renderScreen } from "../../support/render-screen";

function sentValue(form: HTMLFormElement): FormDataEntryValue | null {
  return new FormData(form).get("rating");
}

describe("StarRating", () => {
  // @spec contact-4
  test("is a group of five radios, none of them chosen at first", () => {
    renderScreen(<StarRating name="rating" legend="Note" />);
    expect(screen.getByRole("radiogroup", { name: "Note" })).toBeTruthy();
    const radios = screen.getAllByRole<HTMLInputElement>("radio");
    expect(radios.map((radio) => radio.getAttribute("aria-label"))).toEqual([
      "1 sur 5",
      "2 sur 5",
      "3 sur 5",
      "4 sur 5",
      "5 sur 5",
    ]);
    expect(radios.some((radio) => radio.checked)).toBe(false);
  });

  test("sends the chosen star with its form", () => {
    const { container } = renderScreen(
      <form>
        <StarRating name="rating" legend="Note" defaultValue="2" />
      </form>,
    );
    const form = container.querySelector("form")!;
    expect(sentValue(form)).toBe("2");
    fireEvent.click(screen.getByLabelText("4 sur 5"));
    expect(sentValue(form)).toBe("4");
  });

  // @spec contact-5
  test("a default of 0 chooses none", () => {
    renderScreen(<StarRating name="rating" legend="Note" defaultValue={0} />);
    expect(screen.getAllByRole<HTMLInputElement>("radio").some((radio) => radio.checked)).toBe(false);
  });

  test("gives its id to the first radio and its error to the group", () => {
    renderScreen(
      <StarRating name="rating" legend="Note" id="review-rating" error={["Veuillez sélectionner une note"]} />,
    );
    expect(document.getElementById("review-rating")).toBe(screen.getByLabelText("1 sur 5"));
    const group = screen.getByRole("radiogroup");
    expect(group.getAttribute("aria-invalid")).toBe("true");
    const error = document.getElementById(group.getAttribute("aria-describedby")!);
    expect(error?.textContent).toBe("Veuillez sélectionner une note");
  });
});

test("a rating says its mark in words and draws the rest empty", () => {
  renderScreen(<Rating value={3} />);
  const rating = screen.getByRole("img", { name: "Note : 3 sur 5" });
  expect(rating.querySelectorAll("svg")).toHaveLength(5);
  expect(rating.querySelectorAll(".is-empty")).toHaveLength(2);
});
