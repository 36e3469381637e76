import type { ReactNode } from "react";
import { AppLink } from "./app-link";

export type StatTileProps = {
  label: ReactNode;
  /** Already formatted. */
  value: string | number;
  hint?: string;
  /** Where the figure comes from. */
  to?: string;
  hydrated?: boolean;
};

/** One figure and what it counts. */
export function StatTile({ label, value, hint, to, hydrated = true }: StatTileProps) {
  const content = (
    <>
      <span className="stat-value">{value}</span>
      <span className="stat-label">{label}</span>
      {hint && <span className="stat-hint">{hint}</span>}
    </>
  );
  if (!to) return <div className="stat">{content}</div>;
  return (
    <AppLink className="stat" to={to} hydrated={hydrated}>
      {content}
    </AppLink>
  );
}
