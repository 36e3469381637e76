import type { ReactNode } from "react";

export function DataFrame({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap pt-[clamp(2.5rem,6vw,6rem)] pb-(--section)">
      <h1 className="text-[length:clamp(2.25rem,1.6rem_+_3vw,4rem)] mb-4 max-w-[20ch]">{title}</h1>
      <p className="lead mb-10 max-w-[60ch] wrap-anywhere">{lead}</p>
      {children}
    </div>
  );
}
