import type { ReactNode } from "react";

/** A group of an editor's tools. */
export function EditorTools({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset
      className="markdown-tools [&_.icon-btn:hover]:border-transparent [&_.icon-btn:hover]:bg-surface-3 [&_.icon-btn:focus-visible]:-outline-offset-2 md:[&_.icon-btn]:w-10 md:[&_.icon-btn]:h-10 [.rich-text-tools_&]:min-w-0 [.rich-text-tools_&]:m-0 [.rich-text-tools_&]:border-0 [.rich-text-tools_&+.markdown-tools]:border-t [.rich-text-tools_&+.markdown-tools]:border-t-line flex flex-wrap p-0.5 border border-line-strong border-b-0 bg-surface-2"
      aria-label={label}
    >
      {children}
    </fieldset>
  );
}
