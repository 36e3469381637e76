import type { ReactNode } from "react";

/** The look of its links. */
export const LIST_LINK = "wrap-anywhere pointer-coarse:inline-flex pointer-coarse:items-center pointer-coarse:min-h-11";

interface ListSectionProps {
  titleId: string;
  title: string;
  /** Its place on the screen. */
  className?: string | undefined;
  size?: "md" | "sm";
  children: ReactNode;
}

/** A short list or a table below the figures of a screen, named by its heading. */
export function ListSection({ titleId, title, className = "mt-10", size = "md", children }: ListSectionProps) {
  return (
    <section className={className || undefined} aria-labelledby={titleId}>
      <h2 className={`${size === "md" ? "text-[1.5rem]" : "text-[1.25rem]"} mb-3`} id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  );
}
