import type { LucideIcon } from "lucide-react";
import { Bold, Code, Heading2, ImagePlus, Italic, Link, List, Quote } from "lucide-react";
import type { KeyboardEvent, RefObject } from "react";
import type { MarkdownEdit, MarkdownMark } from "~/lib/text/markdown-edit";
import { markdownEdit } from "~/lib/text/markdown-edit";
import { EditorTool, EditorTools } from "~/ui/editor-tools";

const BUTTONS: { mark: MarkdownMark; label: string; icon: LucideIcon; shortcut?: string }[] = [
  { mark: "bold", label: "Gras", icon: Bold, shortcut: "B" },
  { mark: "italic", label: "Italique", icon: Italic, shortcut: "I" },
  { mark: "heading", label: "Intertitre", icon: Heading2 },
  { mark: "link", label: "Lien", icon: Link, shortcut: "K" },
  { mark: "list", label: "Liste", icon: List },
  { mark: "quote", label: "Citation", icon: Quote },
  { mark: "code", label: "Code", icon: Code },
];

const SHORTCUTS: Readonly<Record<string, MarkdownMark>> = { b: "bold", i: "italic", k: "link" };

function apply(textarea: HTMLTextAreaElement, mark: MarkdownMark): void {
  const { value: text, selectionStart: start, selectionEnd: end } = textarea;
  typeEdit(textarea, markdownEdit({ text, start, end }, mark));
}

/** Ctrl or Meta with B, I and K in a Markdown text. */
export function onMarkdownShortcut(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  const mark = isShortcut ? SHORTCUTS[event.key.toLowerCase()] : undefined;
  if (!mark) return;
  event.preventDefault();
  apply(event.currentTarget, mark);
}

interface MarkdownToolbarProps {
  textarea: RefObject<HTMLTextAreaElement>;
  /** Opens the place where a picture is chosen. */
  onPicture: () => void;
}

/** Buttons that put marks into a Markdown text. They need scripts, and are there only with them. */
export function MarkdownToolbar({ textarea, onPicture }: MarkdownToolbarProps) {
  return (
    <EditorTools label="Mise en forme">
      {BUTTONS.map(({ mark, ...tool }) => (
        <EditorTool key={mark} {...tool} onClick={() => textarea.current && apply(textarea.current, mark)} />
      ))}
      <EditorTool label="Image" icon={ImagePlus} onClick={onPicture} />
    </EditorTools>
  );
}

/** Carries out an edit as if it was typed, so that the browser's own undo takes it back. */
export function typeEdit(textarea: HTMLTextAreaElement, edit: MarkdownEdit): void {
  textarea.focus();
  textarea.setSelectionRange(edit.from, edit.to);
  const isTyped = document.execCommand(edit.insert ? "insertText" : "delete", false, edit.insert);
  if (!isTyped) {
    textarea.setRangeText(edit.insert, edit.from, edit.to);
    textarea.dispatchEvent(new Event("input", { bubbles: true }));
  }
  textarea.setSelectionRange(edit.start, edit.end);
}
