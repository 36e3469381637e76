import type { ReactNode } from "react";

export type Tone = "blue" | "yellow" | "purple" | "green" | "red" | "neutral";

/** A state: a diamond and its word, never colour alone. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span
      className={`badge [.table_.is-name_&]:whitespace-normal [.table_:not(.is-name)>&]:wrap-normal [.table_&:has(+.status-select)]:float-start [.table_&:has(+.status-select)]:mt-[1.0938rem] [.table_&:has(+.status-select)]:text-[length:0] [@container_table_(max-width:_58rem)]:[.table_&]:whitespace-normal inline-flex items-center gap-2 [color:var(--tone,var(--text-2))] font-[560] whitespace-nowrap before:flex-none before:w-2.25 before:h-2.25 before:mx-[2px] before:bg-current before:[transform:rotate(45deg)] before:[forced-color-adjust:none] tone-${tone}`}
    >
      {children}
    </span>
  );
}
