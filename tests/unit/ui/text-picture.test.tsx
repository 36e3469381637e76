// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import type { TextPictureAdded } from "~/lib/picture-fields";
import { PICTURE_MAX_BYTES } from "~/lib/picture-fields";
import { PictureField } from "~/ui/picture-field";
import { PICTURE_TOO_LARGE } from "~/ui/picture-words";
import { TextPicture } from "~/ui/text-picture";
import { chooseFile } from "../../support/choose-file";
import { renderScreen } from "../../support/render-screen";

afterEach(() => vi.unstubAllGlobals());

const NAMES = { file: "file", alt: "alt" };
const PHOTO = new File(["photo"], "photo.jpg", { type: "image/jpeg" });
const LARGE = new File([new Uint8Array(PICTURE_MAX_BYTES + 1)], "large.jpg", { type: "image/jpeg" });

const fileInput = () => screen.getByLabelText<HTMLInputElement>("Fichier");
const add = () => act(async () => fireEvent.click(screen.getByRole("button")));

function renderPicture(insert: (picture: TextPictureAdded) => void = () => undefined) {
  return renderScreen(<TextPicture id="picture" names={NAMES} error={undefined} typedAlt="" insert={insert} />);
}

it("does not keep a file that is too large for the form to carry", () => {
  renderPicture();
  chooseFile(fileInput(), LARGE);
  expect([screen.queryByText(PICTURE_TOO_LARGE) !== null, fileInput().value]).toEqual([true, ""]);
});

it("keeps no such file as a cover either", () => {
  renderScreen(<PictureField label="Couverture" id="cover" value="" />);
  chooseFile(fileInput(), LARGE);
  expect([screen.queryByText(PICTURE_TOO_LARGE) !== null, fileInput().value]).toEqual([true, ""]);
});

it("forgets what it said of a file as soon as another is chosen", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  renderPicture();
  chooseFile(fileInput(), PHOTO);
  await add();
  await screen.findByText(/La connexion s’est interrompue/);
  chooseFile(fileInput(), PHOTO);
  expect(screen.queryByText(/La connexion s’est interrompue/)).toBeNull();
});

it("forgets it as well when the server refuses the form for another field", async () => {
  const element = <TextPicture id="picture" names={NAMES} error={undefined} typedAlt="" insert={() => undefined} />;
  const action = async () => ({ lastResult: { error: { title: ["Le titre est requis"] } } });
  const router = createMemoryRouter([{ path: "/", element, action }]);
  render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
  chooseFile(fileInput(), LARGE);
  expect(screen.queryByText(PICTURE_TOO_LARGE)).not.toBeNull();
  await act(() => router.navigate("/", { formMethod: "post", formData: new FormData() }));
  expect(screen.queryByText(PICTURE_TOO_LARGE)).toBeNull();
});
