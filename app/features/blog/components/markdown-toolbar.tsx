import type { LucideIcon } from "lucide-react";
import { Bold, Code, Heading2, ImagePlus, Italic, Link, List, Quote } from "lucide-react";
import type { KeyboardEvent, RefObject } from "react";
import type { MarkdownMark } from "~/lib/text/markdown-edit";
import { markdownEdit } from "~/lib/text/markdown-edit";
import { typeEdit } from "./type-edit";

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
    <fieldset className="markdown-tools" aria-label="Mise en forme">
      {BUTTONS.map(({ mark, label, icon: Icon, shortcut }) => (
        <button
          key={mark}
          type="button"
          className="icon-btn"
          aria-label={label}
          title={shortcut ? `${label} (Ctrl ${shortcut})` : label}
          aria-keyshortcuts={shortcut && `Control+${shortcut} Meta+${shortcut}`}
          onClick={() => textarea.current && apply(textarea.current, mark)}
        >
          <Icon aria-hidden="true" />
        </button>
      ))}
      <button type="button" className="icon-btn" aria-label="Image" title="Image" onClick={onPicture}>
        <ImagePlus aria-hidden="true" />
      </button>
    </fieldset>
  );
}
