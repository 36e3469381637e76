import type { ReactNode } from "react";

export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 py-8 border-t border-t-line-strong">
      <h3 className="font-sans text-sm/none font-medium tracking-[0] text-text-3">{title}</h3>
      {children}
    </div>
  );
}
