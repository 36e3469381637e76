import type { AppLinkProps } from "./app-link";
import { AppLink } from "./app-link";

/** A link that stands by itself, as tall as a finger whatever one points with. */
export function TallLink({ className = "", ...rest }: AppLinkProps) {
  return <AppLink className={`inline-flex items-center min-h-11 ${className}`.trimEnd()} {...rest} />;
}
