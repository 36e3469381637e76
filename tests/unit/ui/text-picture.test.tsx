// @vitest-environment jsdom
import type { FieldMetadata } from "@conform-to/react";
import { act, fireEvent, screen } from "@testing-library/react";
import { useActionData } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import type { TextPictureAdded } from "~/lib/forms/picture-fields";
import { PICTURE_MAX_BYTES } from "~/lib/forms/picture-fields";
import { PictureField } from "~/ui/picture-field";
import { PICTURE_TOO_LARGE } from "~/ui/picture-words";
import { TextPicture } from "~/ui/text-picture";
import { renderScreen } from "../../support/render-screen";
import { waitFor } from "../../support/wait-for";

afterEach(() => vi.unstubAllGlobals());

const NAMES = { file: "file", alt: "alt" };
const PHOTO = new File(["photo"], "photo.jpg", { type: "image/jpeg" });
const LARGE = new File([new Uint8Array(PICTURE_MAX_BYTES + 1)], "large.jpg", { type: "image/jpeg" });

/** As the queries read it: any space is a plain one. */
const TOO_LARGE = PICTURE_TOO_LARGE.replaceAll(/\s+/g, " ");

/** Chooses a file as a browser lets one: the input gives it up as soon as it is emptied. */
function chooseFile(input: HTMLElement, file: File): void {
  const chosen: Record<"files" | "value", PropertyDescriptor> = {
    files: { configurable: true, value: [file] },
    value: {
      configurable: true,
      get: () => `C:\\fakepath\\${file.name}`,
      set: () => {
        Reflect.deleteProperty(input, "files");
        Reflect.deleteProperty(input, "value");
      },
    },
  };
  Object.defineProperties(input, chosen);
  fireEvent.change(input);
}

const fileInput = () => screen.getByLabelText<HTMLInputElement>("Fichier");
const add = () => act(async () => fireEvent.click(screen.getByRole("button")));

function renderPicture(insert: (picture: TextPictureAdded) => void = () => undefined) {
  return renderScreen(
    <TextPicture id="picture" sendTo="/pictures" names={NAMES} error={undefined} typedAlt="" insert={insert} />,
  );
}

it("does not keep a file that is too large for the form to carry", () => {
  renderPicture();
  chooseFile(fileInput(), LARGE);
  expect([screen.queryByText(TOO_LARGE) !== null, fileInput().value]).toEqual([true, ""]);
});

const cover = (error?: string) => ({
  field: { id: "cover", name: "image_url", errors: error && [error] } as unknown as FieldMetadata<string>,
  lastResult: undefined,
});

it("keeps no such file as a cover either", () => {
  renderScreen(<PictureField label="Couverture" {...cover()} />);
  chooseFile(fileInput(), LARGE);
  expect([screen.queryByText(TOO_LARGE) !== null, fileInput().value]).toEqual([true, ""]);
});

it("forgets what the server said of a cover as soon as another is chosen, until the server says more", async () => {
  const refusals = ["Ce fichier n’est pas une image.", "Cette image est illisible."];
  const action = async () => ({ error: refusals.shift() });
  function Cover() {
    const { error } = (useActionData() ?? {}) as { error?: string };
    return <PictureField label="Couverture" {...cover(error)} />;
  }
  const { router } = renderScreen(<Cover />, { action });
  const send = () => act(() => router.navigate("/", { formMethod: "post", formData: new FormData() }));
  await send();
  expect(fileInput().getAttribute("aria-invalid")).toBe("true");
  screen.getByText("Ce fichier n’est pas une image.");
  chooseFile(fileInput(), PHOTO);
  expect(screen.queryByText("Ce fichier n’est pas une image.")).toBeNull();
  expect(fileInput().hasAttribute("aria-invalid")).toBe(false);
  await send();
  screen.getByText("Cette image est illisible.");
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
  const element = (
    <TextPicture id="picture" sendTo="/pictures" names={NAMES} error={undefined} typedAlt="" insert={() => undefined} />
  );
  const action = async () => ({ lastResult: { error: { title: ["Le titre est requis"] } } });
  const { router } = renderScreen(element, { action });
  chooseFile(fileInput(), LARGE);
  expect(screen.queryByText(TOO_LARGE)).not.toBeNull();
  await act(() => router.navigate("/", { formMethod: "post", formData: new FormData() }));
  expect(screen.queryByText(TOO_LARGE)).toBeNull();
});

it("says of a sending that takes too long what it says of a broken connection", async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  const endless = (_address: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  vi.stubGlobal("fetch", endless);
  renderPicture();
  chooseFile(fileInput(), PHOTO);
  await add();
  await act(async () => limit.abort());
  await screen.findByText(/La connexion s’est interrompue/);
  expect(fileInput().value).toMatch(/photo\.jpg$/);
});

/** Sends a picture to a server that answers when it is told to. */
async function sendToSlowServer() {
  const insert = vi.fn();
  const answer = Response.json({ src: "/media/mur" });
  const read = vi.spyOn(answer, "json");
  let arrive: (answer: Response) => void = () => undefined;
  const fetched = vi.fn(() => new Promise<Response>((resolve) => (arrive = resolve)));
  vi.stubGlobal("fetch", fetched);
  const screenShown = renderPicture(insert);
  chooseFile(fileInput(), PHOTO);
  await add();
  const finish = async () => {
    arrive(answer);
    await waitFor(() => expect(read).toHaveBeenCalledOnce());
    await act(async () => void (await read.mock.results[0]?.value));
  };
  return { ...screenShown, insert, fetched, finish };
}

it("sends a picture where it is told to, and puts it into the text with the words typed meanwhile", async () => {
  const { insert, fetched, finish } = await sendToSlowServer();
  fireEvent.change(screen.getByLabelText("Description de l’image"), { target: { value: "Un mur" } });
  await finish();
  expect(fetched).toHaveBeenCalledWith("/pictures", expect.objectContaining({ method: "post" }));
  expect(insert.mock.calls).toEqual([[{ src: "/media/mur", alt: "Un mur" }]]);
  expect(fileInput().value).toBe("");
});

it("does nothing with a picture whose screen was left while it was under way", async () => {
  const { unmount, insert, finish } = await sendToSlowServer();
  unmount();
  await finish();
  expect(insert).not.toHaveBeenCalled();
});
