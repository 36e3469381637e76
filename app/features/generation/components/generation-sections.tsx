import type { ReactNode } from "react";

/** The sections of a screen of generated articles, below its tabs; the first one has no line above it. */
export function GenerationSections({ children }: { children: ReactNode }) {
  return <div className="*:min-w-0 grid gap-8 mt-7">{children}</div>;
}

/** One of them, named by its heading. */
export function GenerationSection({ titleId, children }: { titleId: string; children: ReactNode }) {
  return (
    <section
      className="*:min-w-0 grid gap-4 min-w-0 pt-6 border-t border-t-line first:pt-0 first:border-t-0"
      aria-labelledby={titleId}
    >
      {children}
    </section>
  );
}
