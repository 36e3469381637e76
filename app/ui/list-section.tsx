import type { ReactNode } from "react";

/** The look of its links. */
export const LIST_LINK = "wrap-anywhere pointer-coarse:inline-flex pointer-coarse:items-center pointer-coarse:min-h-11";

/** A short list of links below the figures of a screen, named by its heading. */
export function ListSection({ titleId, title, children }: { titleId: string; title: string; children: ReactNode }) {
  return (
    <section className="mt-10" aria-labelledby={titleId}>
      <h2 className="text-[1.5rem] mb-3" id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  );
}
