// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PartLink } from "~/ui/part-link";
import { renderScreen } from "../../support/render-screen";

it("leads to its field and keeps the address, and is an ordinary link where the field is missing", () => {
  renderScreen(
    <>
      <PartLink to="email">E-mail</PartLink>
      <PartLink to="phone">Téléphone</PartLink>
      <input id="email" />
    </>,
  );
  const link = screen.getByRole("link", { name: "E-mail" });
  expect(link.getAttribute("href")).toBe("#email");
  // What an event says when its default was prevented.
  expect(fireEvent.click(link)).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
  expect(fireEvent.click(screen.getByRole("link", { name: "Téléphone" }))).toBe(true);
});
