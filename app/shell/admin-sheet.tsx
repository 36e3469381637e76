import { Menu, X } from "lucide-react";
import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { enhanceDisclosures } from "~/lib/html/disclosure";
import { WaitingCount } from "./waiting-count";

interface AdminSheetProps {
  /** How much waits behind all entries together. */
  waitingCount: number;
  children: ReactNode;
}

/** The menu of the back office on a phone: a native disclosure, which scripts only make close by itself. */
export function AdminSheet({ waitingCount, children }: AdminSheetProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => enhanceDisclosures(document, () => (ref.current ? [ref.current] : [])), []);
  return (
    <details
      className="admin-sheet [&>summary_.admin-nav-count]:absolute [&>summary_.admin-nav-count]:-top-1.5 [&>summary_.admin-nav-count]:-end-1.5 [&>summary_.admin-nav-count]:px-1.25 [&>summary_.admin-nav-count]:text-[0.75rem] [&>summary_.admin-nav-count]:leading-[1.125rem] [&[open]>summary_.admin-nav-count]:hidden"
      ref={ref}
    >
      <summary className="grid place-items-center size-11 border border-line-strong relative">
        <span className="sr-only">Menu </span>
        <WaitingCount count={waitingCount} />
        <Menu className="[:is(.mobile-menu,_.admin-sheet)[open]_&]:hidden" aria-hidden="true" />
        <X className="[:is(.mobile-menu,_.admin-sheet):not([open])_&]:hidden" aria-hidden="true" />
      </summary>
      <div className="admin-sheet-panel [[dir=rtl]_&]:[animation-name:sheet-side-rtl] [&_.admin-user]:mt-4 [&_.admin-user]:border-t [&_.admin-user]:border-t-line fixed top-15 bottom-0 start-0 flex flex-col w-[min(18rem,100vw)] overflow-y-auto p-3 border-e border-e-line-strong bg-surface-2 [box-shadow:0_1.5rem_5rem_var(--shade)] [animation:sheet-side_0.2s_var(--ease-out)]">
        {children}
      </div>
    </details>
  );
}
