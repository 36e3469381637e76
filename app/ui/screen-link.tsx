import type { AppLinkProps } from "./app-link";
import { AppLink } from "./app-link";
import { BackLink } from "./back-link";
import type { LinkButtonProps } from "./link-button";
import { LinkButton } from "./link-button";
import { useSearchHref } from "./use-address";

/** A link to a screen that the framework shows without loading a document. */
export function ScreenLink(props: Omit<AppLinkProps, "hydrated">) {
  return <AppLink {...props} hydrated />;
}

/** The same in the look of a small button. */
export function ScreenLinkButton(props: Omit<LinkButtonProps, "hydrated" | "size">) {
  return <LinkButton {...props} hydrated size="sm" />;
}

/** A way on that the head of a screen or an empty list offers. */
export interface WayOn {
  to: string;
  label: string;
  /** Whether it is the one that most people come for. */
  isMain?: boolean;
  /** Whether a dialog opens over this screen, whose query stays. */
  opensDialog?: boolean;
}

export function WayOnLink({ to, label, isMain = false, opensDialog = false }: WayOn) {
  const overScreen = useSearchHref(to)({});
  return (
    <ScreenLinkButton
      to={opensDialog ? overScreen : to}
      preventScrollReset={opensDialog}
      variant={isMain ? "primary" : "secondary"}
    >
      {label}
    </ScreenLinkButton>
  );
}

/** The way back to the screen above. */
export function ScreenBackLink(props: Omit<AppLinkProps, "hydrated" | "className">) {
  return <BackLink {...props} hydrated />;
}

/** Room for a thumb over what stands around a title of one line, which is no link: nothing moves. */
const THUMB =
  "pointer-coarse:inline-block pointer-coarse:relative pointer-coarse:min-w-11 pointer-coarse:py-3 pointer-coarse:-my-3";

/** The title of a row, which leads to its screen. */
export function RowLink({ className = "", ...link }: Omit<AppLinkProps, "hydrated">) {
  return (
    <ScreenLink className={`no-underline hover:[text-decoration:underline_1px] ${THUMB} ${className}`} {...link} />
  );
}
