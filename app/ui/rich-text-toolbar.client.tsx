import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import type { KeyboardEvent } from "react";
import { useEffect, useRef, useState } from "react";
import { linkAddress, webAddress } from "~/lib/web/web-address";
import { Button } from "./button";
import { EditorTool, EditorTools } from "./editor-tools";
import { Field } from "./field";
import type { Tool } from "./rich-text-tools.client";
import { TABLE_TOOLS, TOOLS } from "./rich-text-tools.client";

/** Buttons that shape the text, each with its name and whether it is on where the cursor stands. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const [panel, setPanel] = useState<"link" | "image" | null>(null);
  const isInTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive("table") });
  return (
    <div className="sticky top-0 z-4 border-b border-b-line-strong bg-surface-2">
      <EditorTools label="Mise en forme" frame="min-w-0">
        {TOOLS.map((tool) => (
          <ToolButton key={tool.label} tool={tool} editor={editor} panel={panel} setPanel={setPanel} />
        ))}
      </EditorTools>
      {isInTable && (
        <EditorTools label="Tableau" frame="min-w-0 border-t border-t-line">
          {TABLE_TOOLS.map((tool) => (
            <ToolButton key={tool.label} tool={tool} editor={editor} panel={panel} setPanel={setPanel} />
          ))}
        </EditorTools>
      )}
      {panel && <AddressPanel key={panel} editor={editor} kind={panel} close={() => setPanel(null)} />}
    </div>
  );
}

type ToolButtonProps = {
  tool: Tool;
  editor: Editor;
  panel: Tool["panel"] | null;
  setPanel: (panel: "link" | "image" | null) => void;
};

function ToolButton({ tool, editor, panel, setPanel }: ToolButtonProps) {
  const { label, icon, shortcut, isOn, isOff, run, panel: own } = tool;
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ isOn: isOn?.(now), isOff: isOff?.(now) ?? false }),
  });
  return (
    <EditorTool
      label={label}
      icon={icon}
      shortcut={shortcut}
      aria-pressed={isOn ? state.isOn : undefined}
      aria-expanded={own ? panel === own : undefined}
      aria-disabled={state.isOff || undefined}
      onClick={() => {
        if (own) setPanel(panel === own ? null : own);
        else if (!state.isOff) run?.(editor);
      }}
    />
  );
}

/** Asks where a link leads, or where a picture is and what it shows. Not a form: it stands in one. */
function AddressPanel({ editor, kind, close }: { editor: Editor; kind: "link" | "image"; close: () => void }) {
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
      setError(["L’adresse commence par https:// ou par /"]);
      address.current?.focus();
      return;
    }
    close();
    const alt = words.current?.value.trim() ?? "";
    if (isLink) setLink(editor, url);
    else editor.chain().focus().setImage({ src: url, alt }).run();
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

/** Links the selected words; where there are none, the address itself becomes the words. */
function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus();
  const { doc, selection } = editor.state;
  const hasWords = doc.textBetween(selection.from, selection.to).trim() !== "";
  if (!hasWords && !editor.isActive("link")) {
    const link = { type: "text", text: href, marks: [{ type: "link", attrs: { href } }] };
    chain.insertContentAt(selection.from, link).run();
  } else chain.extendMarkRange("link").setLink({ href }).run();
}
