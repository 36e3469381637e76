import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { enhanceDisclosures } from "~/lib/html/disclosure";
import { buttonLook } from "./button-look";

export type DropdownProps = {
  label: string;
  /** Links and buttons. */
  children: ReactNode;
  /** The menu keeps to the end edge of its button. */
  isAtEnd?: boolean;
};

/** A menu on a native disclosure; scripts only make it close by itself. */
export function Dropdown({ label, children, isAtEnd }: DropdownProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => enhanceDisclosures(document, () => (ref.current ? [ref.current] : [])), []);
  return (
    <details className="dropdown" ref={ref}>
      <summary className={buttonLook("secondary", "sm")}>
        {label}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={isAtEnd ? "menu menu-end" : "menu"}>{children}</div>
    </details>
  );
}
