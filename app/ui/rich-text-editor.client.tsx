import { EditorContent, useEditor } from "@tiptap/react";
import type { RefObject } from "react";
import { useEffect, useImperativeHandle, useRef } from "react";
import type { TextPictureAdded } from "~/lib/forms/picture-fields";
import { RICH_TEXT_EXTENSIONS } from "./rich-text-extensions.client";
import { RichTextToolbar } from "./rich-text-toolbar.client";
import { withWordLists } from "./word-lists.client";

/** What others may do to the text. */
export interface RichTextHandle {
  /** Puts a picture where the cursor stands; at the end of the textarea before there is an editor. */
  insert: (picture: TextPictureAdded) => void;
}

type RichTextEditorProps = {
  /** The form's field: read once, then kept in step. */
  textarea: RefObject<HTMLTextAreaElement>;
  /** Id, name and state of the editable element. */
  attributes: Record<string, string | boolean | undefined>;
  /** Null until there is an editor. */
  handle: RefObject<RichTextHandle | null>;
  /** Called once the editor is shown, so that the textarea can be hidden. */
  onReady: () => void;
};

/** Writes rich text over a textarea that holds its HTML. */
export function RichTextEditor({ textarea, handle, attributes, onReady }: RichTextEditorProps) {
  const latestReady = useRef(onReady);
  latestReady.current = onReady;
  const editor = useEditor({
    extensions: RICH_TEXT_EXTENSIONS,
    immediatelyRender: false,
    injectCSS: false,
    editorProps: { attributes: () => asText(attributes), transformPastedHTML: withWordLists },
    // As late as can be: until now, whatever is written goes to the textarea.
    onBeforeCreate: ({ editor: created }) => {
      created.options.content = textarea.current?.value ?? "";
    },
    onUpdate: ({ editor: changed }) => {
      if (!textarea.current) return;
      textarea.current.value = changed.isEmpty ? "" : changed.getHTML();
      // The toolbar changes the text without an input event: the form is notified of both.
      textarea.current.dispatchEvent(new Event("input", { bubbles: true }));
    },
  });
  useImperativeHandle(handle, () => editor && { insert: (picture) => editor.chain().focus().setImage(picture).run() }, [
    editor,
  ]);
  useEffect(() => {
    if (editor) latestReady.current();
  }, [editor]);
  if (!editor) return null;
  return (
    <div className="has-[.tiptap:focus-visible]:border-accent has-[.tiptap:focus-visible]:[outline:2px_solid_var(--accent)] max-w-224 border border-line-strong bg-input">
      <RichTextToolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}

function asText(attributes: RichTextEditorProps["attributes"]): Record<string, string> {
  const given = Object.entries(attributes).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return { ...Object.fromEntries(given), class: "prose", role: "textbox", "aria-multiline": "true", dir: "auto" };
}
