import type { ReactNode } from "react";

export type Tone = "blue" | "yellow" | "purple" | "green" | "red" | "neutral";

interface BadgeProps {
  tone: Tone;
  children: ReactNode;
  /** The diamond alone is drawn, beside a select that shows the word. */
  isMark?: boolean | undefined;
  /** A name of any length, which takes as many lines as it needs. */
  isName?: boolean;
}

const LOOK =
  "badge inline-flex items-center gap-2 [color:var(--tone,var(--text-2))] font-[560] wrap-normal before:flex-none before:size-2.25 before:mx-[2px] before:bg-current before:[transform:rotate(45deg)] before:[forced-color-adjust:none]";

export function Badge({ tone, children, isMark = false, isName = false }: BadgeProps) {
  const lines = isName ? "whitespace-normal" : "whitespace-nowrap @max-[58.0625rem]/table:whitespace-normal";
  const mark = isMark ? "float-start mt-[1.0938rem] text-[length:0]" : "";
  return <span className={`${LOOK} ${lines} ${mark} tone-${tone}`}>{children}</span>;
}
