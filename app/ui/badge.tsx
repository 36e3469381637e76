import type { ReactNode } from "react";

export type Tone = "blue" | "yellow" | "purple" | "green" | "red" | "neutral";

/** A state: a diamond and its word, never colour alone. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`badge tone-${tone}`}>{children}</span>;
}
