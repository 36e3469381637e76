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

const LOOK =
  "stat [a&:hover_.stat-label]:text-text [a&:hover_.stat-label]:[text-decoration:underline_1px] max-sm:[.stat-grid>&]:grid max-sm:[.stat-grid>&]:grid-cols-[minmax(0,1fr)_auto] max-sm:[.stat-grid>&]:items-center max-sm:[.stat-grid>&]:gap-y-0 max-sm:[.stat-grid>&]:gap-x-4 max-sm:[.stat-grid>&]:py-2.5 max-sm:[.stat-grid>&]:[border-block-start-color:var(--line)] max-sm:[.stat-grid>&>.stat-value]:[grid-area:1_/_2_/_span_2] max-sm:[.stat-grid>&>.stat-value]:text-[1.75rem] flex flex-col gap-1 min-w-0 [padding:0.875rem_0_1.25rem] border-t border-t-line-strong text-text no-underline";

/** One figure and what it counts. */
export function StatTile({ label, value, hint, to, hydrated = true }: StatTileProps) {
  const content = (
    <>
      <span className="stat-value font-display text-[length:var(--stat-size,clamp(2rem,1.5rem_+_1.6vw,2.75rem))] font-semibold leading-[1] tracking-[-0.02em] figures">
        {value}
      </span>
      <span className="stat-label text-text-2 text-[0.9375rem]">{label}</span>
      {hint && <span className="text-text-3 text-sm">{hint}</span>}
    </>
  );
  if (!to) return <div className={LOOK}>{content}</div>;
  return (
    <AppLink className={LOOK} to={to} hydrated={hydrated}>
      {content}
    </AppLink>
  );
}
