import type { ComponentProps, MouseEvent } from "react";

type PartLinkProps = Omit<ComponentProps<"a">, "href" | "onClick"> & {
  to: string;
};

/**
 * A link to a field or another part of the same page. It leads there without a new address: with one the router would
 * forget the form that was just refused. Without scripts it is a link as every other.
 */
export function PartLink({ to, children, ...props }: PartLinkProps) {
  return (
    <a {...props} href={`#${to}`} onClick={(event) => focusPart(event, to)}>
      {children}
    </a>
  );
}

function focusPart(event: MouseEvent, id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  event.preventDefault();
  // A field is brought into view by its focus; what only takes focus from here may be taller than the screen.
  if (part.tabIndex < 0) part.scrollIntoView();
  part.focus({ preventScroll: part.tabIndex < 0 });
}
