import { Menu, X } from "lucide-react";
import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { enhanceDisclosures } from "~/lib/disclosure";

/** The menu of the back office on a phone: a native disclosure, which scripts only make close by itself. */
export function AdminSheet({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => enhanceDisclosures(document, () => (ref.current ? [ref.current] : [])), []);
  return (
    <details className="admin-sheet" ref={ref}>
      <summary>
        <span className="sr-only">Menu</span>
        <Menu className="when-closed" aria-hidden="true" />
        <X className="when-open" aria-hidden="true" />
      </summary>
      <div className="admin-sheet-panel">{children}</div>
    </details>
  );
}
