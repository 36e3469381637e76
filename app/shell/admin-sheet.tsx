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

const COMES_IN = "[animation:sheet-side_0.2s_var(--ease-out)] rtl:[animation-name:sheet-side-rtl]";

/** The menu of the back office on a phone: a native disclosure, which scripts only make close by itself. */
export function AdminSheet({ waitingCount, children }: AdminSheetProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => enhanceDisclosures(document, () => (ref.current ? [ref.current] : [])), []);
  return (
    <details className="admin-sheet group" ref={ref}>
      <summary className="grid place-items-center size-11 border border-line-strong relative">
        <span className="sr-only">Menu </span>
        <WaitingCount count={waitingCount} place="menu" />
        <Menu className="group-open:hidden" aria-hidden="true" />
        <X className="hidden group-open:block" aria-hidden="true" />
      </summary>
      <div
        className={`admin-sheet-panel fixed top-15 bottom-0 start-0 flex flex-col w-[min(18rem,100vw)] overflow-y-auto p-3 border-e border-e-line-strong bg-surface-2 [box-shadow:0_1.5rem_5rem_var(--shade)] ${COMES_IN}`}
      >
        {children}
      </div>
    </details>
  );
}
