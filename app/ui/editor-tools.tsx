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

const TOOL =
  "hover:border-transparent hover:bg-surface-3 focus-visible:-outline-offset-2 aria-disabled:opacity-45 md:size-10";
/** A tool that is on, or open, stays so under the pointer. */
const IS_ON =
  "aria-pressed:bg-accent aria-pressed:text-on-accent aria-pressed:hover:bg-accent-hover aria-expanded:bg-accent aria-expanded:text-on-accent aria-expanded:hover:bg-accent-hover";

export function EditorTool({ label, icon: Icon, shortcut, ...button }: EditorToolProps) {
  return (
    <button
      type="button"
      className={`icon-btn ${TOOL} ${IS_ON}`}
      aria-label={label}
      title={shortcut ? `${label} (Ctrl ${shortcut})` : label}
      aria-keyshortcuts={shortcut && `Control+${shortcut} Meta+${shortcut}`}
      {...button}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
