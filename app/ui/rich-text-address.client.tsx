import type { Editor } from "@tiptap/core";
import type { KeyboardEvent } from "react";
import { useEffect, useRef, useState } from "react";
import { linkAddress, webAddress } from "~/lib/web/web-address";
import { Button } from "./button";
import { Field } from "./field";

type AddressPanelProps = { editor: Editor; kind: "link" | "image"; close: () => void };

const UNUSABLE = "L’adresse commence par https:// ou par /";

/** Asks where a link leads, or where a picture is and what it shows. Not a form: it stands in one. */
export function AddressPanel({ editor, kind, close }: AddressPanelProps) {
  const address = useRef<HTMLInputElement>(null);
  const words = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string[]>();
  useEffect(() => address.current?.focus(), []);
  const isLink = kind === "link";
  const isLinked = isLink && editor.isActive("link");
  function leave() {
    close();
    editor.commands.focus();
  }
  function apply() {
    const url = usableAddress(address.current?.value ?? "", isLink);
    if (url === null) {
      setError([UNUSABLE]);
      address.current?.focus();
      return;
    }
    close();
    if (isLink) setLink(editor, url);
    else
      editor
        .chain()
        .focus()
        .setImage({ src: url, alt: words.current?.value.trim() ?? "" })
        .run();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    if (event.target instanceof HTMLButtonElement && event.key === "Enter") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Enter") apply();
    else leave();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend as its first child, and a toolbar has none
    <div
      className="grid gap-3 [padding:0.875rem_1rem_1rem] border-t border-t-line bg-surface"
      role="group"
      aria-label={isLink ? "Lien" : "Image"}
      onKeyDown={onKeyDown}
    >
      <Field
        label={isLink ? "Adresse du lien" : "Adresse de l’image"}
        placeholder={isLink ? "https://…" : "/media/…"}
        inputRef={address}
        defaultValue={isLinked ? String(editor.getAttributes("link").href ?? "") : ""}
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        error={error}
      />
      {!isLink && <Field label="Ce que montre l’image" inputRef={words} autoComplete="off" />}
      <div className="flex flex-wrap gap-2">
        <Button type="button" variant="primary" size="sm" onClick={apply}>
          {isLink ? "Poser le lien" : "Insérer l’image"}
        </Button>
        {isLinked && (
          <Button
            type="button"
            size="sm"
            onClick={() => {
              close();
              editor.chain().focus().extendMarkRange("link").unsetLink().run();
            }}
          >
            Retirer le lien
          </Button>
        )}
        <Button type="button" variant="quiet" size="sm" onClick={leave}>
          Annuler
        </Button>
      </div>
    </div>
  );
}

function usableAddress(typed: string, isLink: boolean): string | null {
  const text = isLink ? linkAddress(typed).trim() : typed.trim();
  return isLink && /^(mailto|tel):\S/i.test(text) ? text : webAddress(text);
}

/** Over the words that are selected; where there are none, the address itself becomes the words. */
function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus();
  const { doc, selection } = editor.state;
  const hasWords = doc.textBetween(selection.from, selection.to).trim() !== "";
  if (!hasWords && !editor.isActive("link")) {
    const link = { type: "text", text: href, marks: [{ type: "link", attrs: { href } }] };
    chain.insertContentAt(selection.from, link).run();
  } else chain.extendMarkRange("link").setLink({ href }).run();
}
