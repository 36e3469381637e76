import type { ReactNode } from "react";

interface ListSectionProps {
  titleId: string;
  title: string;
  children: ReactNode;
}

/** A short list of links below the figures of a screen, named by its heading. */
export function ListSection({ titleId, title, children }: ListSectionProps) {
  return (
    <section
      className="[&_li_a]:wrap-anywhere pointer-coarse:[&_li_a]:inline-flex pointer-coarse:[&_li_a]:items-center pointer-coarse:[&_li_a]:min-h-11 mt-10"
      aria-labelledby={titleId}
    >
      <h2 className="text-[1.5rem] mb-3" id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  );
}
