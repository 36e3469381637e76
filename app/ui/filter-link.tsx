import type { AppLinkProps } from "./app-link";
import { AppLink } from "./app-link";

const CURRENT =
  "aria-[current]:text-text aria-[current]:font-[560] aria-[current]:[box-shadow:inset_0_-2px_var(--accent)]";

/** A choice by which a list is narrowed; the current one is underlined. */
export function FilterLink(props: Omit<AppLinkProps, "className">) {
  return (
    <AppLink
      className={`inline-flex items-baseline gap-1.5 min-h-11 py-2.5 text-text-2 no-underline hover:text-text hover:[text-decoration:underline_1px] ${CURRENT}`}
      {...props}
    />
  );
}
