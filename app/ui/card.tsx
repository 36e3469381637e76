import type { ReactNode } from "react";

export type CardProps = {
  as?: "article" | "section" | "li" | "div";
  title?: ReactNode;
  level?: 2 | 3;
  /** Beside the title: a badge. */
  aside?: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
};

/** A box for one thing on which one acts. */
export function Card({ as: Element = "article", title, level = 3, aside, footer, children }: CardProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <Element className="card">
      {(title || aside) && (
        <div className="flex flex-wrap justify-between items-baseline gap-y-2 gap-x-4">
          {title && <Heading className="text-xl leading-[1.15]">{title}</Heading>}
          {aside}
        </div>
      )}
      {children}
      {footer && <div className="flex flex-wrap items-center gap-2 mt-auto pt-3">{footer}</div>}
    </Element>
  );
}
