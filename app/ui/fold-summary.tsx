import type { ReactNode } from "react";

/** The line that opens a fold (`<details className="group/fold">`); its arrow points up while that is open. */
export function FoldSummary({ className = "", children }: { className?: string; children: ReactNode }) {
  return <summary className={`${LINE} ${ARROW} ${className}`}>{children}</summary>;
}

const LINE = "flex items-center gap-2 min-h-11 font-[560]";
const ARROW =
  "after:size-1.75 after:-mt-1 after:border-r-[1.5px] after:border-b-[1.5px] after:border-current after:[transform:rotate(45deg)] group-open/fold:after:mt-1 group-open/fold:after:[transform:rotate(225deg)]";
