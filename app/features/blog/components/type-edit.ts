import type { MarkdownEdit } from "~/lib/text/markdown-edit";

/** Carries out an edit as if the writer typed it, so that the browser's own undo takes it back. */
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
