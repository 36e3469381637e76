import type { LucideIcon } from "lucide-react";
import type { ComponentPropsWithoutRef, ReactNode } from "react";

interface EditorToolsProps {
  label: string;
  /** Classes of its borders. */
  frame?: string;
  children: ReactNode;
}

export function EditorTools({ label, frame = "border border-line-strong border-b-0", children }: EditorToolsProps) {
  return (
    <fieldset className={`flex flex-wrap p-0.5 bg-surface-2 ${frame}`} aria-label={label}>
      {children}
    </fieldset>
  );
}

type EditorToolProps = ComponentPropsWithoutRef<"button"> & {
  label: string;
  icon: LucideIcon;
  /** The key that does the same, with Ctrl. */
  shortcut?: string | undefined;
};

export function EditorTool({ label, icon: Icon, shortcut, ...button }: EditorToolProps) {
  return (
    <button
      type="button"
      className="icon-btn hover:border-transparent hover:bg-surface-3 focus-visible:-outline-offset-2 md:size-10"
      aria-label={label}
      title={shortcut ? `${label} (Ctrl ${shortcut})` : label}
      aria-keyshortcuts={shortcut && `Control+${shortcut} Meta+${shortcut}`}
      {...button}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
