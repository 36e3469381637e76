import type { ReactNode } from "react";
import { AppLink } from "./app-link";

export type StatTileProps = {
  label: ReactNode;
  /** Already formatted. */
  value: string | number;
  hint?: string;
  to?: string;
  /** Whether a line stands above it. */
  isRuled?: boolean;
};

const LOOK =
  "stat flex flex-col gap-1 min-w-0 [padding:0.875rem_0_1.25rem] text-text no-underline max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-y-0 max-sm:gap-x-4 max-sm:py-2.5";
const RULED = `${LOOK} border-t border-t-line-strong max-sm:border-t-line`;

/** One figure of a grid of figures (`stat-grid`), and what it counts. */
export function StatTile({ label, value, hint, to, isRuled = true }: StatTileProps) {
  const look = isRuled ? RULED : LOOK;
  const content = (
    <>
      <span className="font-display text-[length:var(--stat-size,clamp(2rem,1.5rem_+_1.6vw,2.75rem))] font-semibold leading-[1] tracking-[-0.02em] figures max-sm:[grid-area:1_/_2_/_span_2] max-sm:text-[1.75rem]">
        {value}
      </span>
      <span className="text-text-2 text-[0.9375rem] group-hover/stat:text-text group-hover/stat:[text-decoration:underline_1px]">
        {label}
      </span>
      {hint && <span className="text-text-3 text-sm">{hint}</span>}
    </>
  );
  if (!to) return <div className={look}>{content}</div>;
  return (
    <AppLink className={`group/stat ${look}`} to={to} hydrated>
      {content}
    </AppLink>
  );
}
