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
    <details className="admin-sheet" ref={ref}>
      <summary>
        <span className="sr-only">Menu </span>
        <WaitingCount count={waitingCount} />
        <Menu className="when-closed" aria-hidden="true" />
        <X className="when-open" aria-hidden="true" />
      </summary>
      <div className="admin-sheet-panel">{children}</div>
    </details>
  );
}
