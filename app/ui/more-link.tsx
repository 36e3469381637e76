import { ArrowRight } from "lucide-react";
import type { AppLinkProps } from "./app-link";
import { AppLink } from "./app-link";

/** The way to all of what a section shows a part of; its arrow moves when it is pointed at. */
export function MoreLink({ children, ...props }: Omit<AppLinkProps, "className">) {
  return (
    <AppLink
      className="more-link group inline-flex items-center gap-2.5 min-h-11 text-text-2 no-underline hover:text-text"
      {...props}
    >
      {children}
      <MoreArrow />
    </AppLink>
  );
}

/** An arrow that moves when the link around it (a `group`) is pointed at. */
export function MoreArrow() {
  return (
    <ArrowRight
      className="[transition:transform_0.18s] group-hover:[transform:translateX(0.25rem)]"
      aria-hidden="true"
    />
  );
}
