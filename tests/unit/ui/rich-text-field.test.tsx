// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { createRef } from "react";
import { expect, it, vi } from "vitest";
import type { RichTextHandle } from "~/ui/rich-text-editor.client";
import { RichTextField } from "~/ui/rich-text-field";
import { renderScreen } from "../../support/render-screen";

it("keeps a picture that comes before the editor does, and gives it to the editor", async () => {
  const handle = createRef<RichTextHandle>();
  const heard = vi.fn();
  renderScreen(
    <form onInput={heard}>
      <RichTextField title="Section" hint="" id="text" name="content" defaultValue="<p>Un texte.</p>" handle={handle} />
    </form>,
  );
  act(() => handle.current?.insert({ src: "/media/mur", alt: 'Un "mur"' }));
  const textarea = screen.getByRole<HTMLTextAreaElement>("textbox");
  expect(textarea.value).toBe('<p>Un texte.</p><p><img src="/media/mur" alt="Un &quot;mur&quot;"></p>');
  expect(heard).toHaveBeenCalledOnce();
  const image = await screen.findByRole("img", { name: 'Un "mur"' }, { timeout: 25_000 });
  expect(image.closest("[contenteditable]")?.textContent).toBe("Un texte.");
});
