import type { AppLinkProps } from "./app-link";
import { AppLink } from "./app-link";

/** The link of a card, which covers all of it: the card itself shows that the link has the focus. */
export function CardLink({ className = "", ...rest }: AppLinkProps) {
  const look = "no-underline after:absolute after:inset-0 after:z-1 focus-visible:[outline:none]";
  return <AppLink className={`${look} ${className}`.trimEnd()} {...rest} />;
}
