import type { AppLinkProps } from "./app-link";
import { AppLink } from "./app-link";

/** A link within a cell or a line of text that a thumb finds: as large as a finger where one points with it. */
export function TouchLink({ className, ...rest }: AppLinkProps) {
  const look =
    "inline-flex items-center justify-self-start min-h-6 wrap-anywhere pointer-coarse:min-h-11 pointer-coarse:min-w-11";
  return <AppLink {...rest} className={className ? `${className} ${look}` : look} />;
}
