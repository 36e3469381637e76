import type { ReactNode } from "react";

export function Part({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-titre`}
      className="grid gap-x-[clamp(1.5rem,3vw,3rem)] gap-y-5 pt-6 border-t border-t-line wide:grid-cols-[minmax(12rem,17rem)_minmax(0,1fr)]"
    >
      <div className="grid gap-2 content-start">
        <h2 className="font-display font-semibold text-[length:1.375rem]/[1.2]" id={`${id}-titre`}>
          {title}
        </h2>
        <p className="note">{lead}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
