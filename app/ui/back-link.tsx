import type { AppLinkProps } from "./app-link";
import { AppLink } from "./app-link";

/** The way back to the page above; not on paper. */
export function BackLink(props: Omit<AppLinkProps, "className">) {
  return (
    <AppLink
      className="back-link inline-flex items-center gap-2.5 min-h-11 text-text-2 no-underline hover:text-text hover:[text-decoration:underline] print:hidden"
      {...props}
    />
  );
}
