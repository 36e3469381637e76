import type { AppLinkProps } from "./app-link";
import { AppLink } from "./app-link";
import type { ButtonSize, ButtonVariant } from "./button-look";
import { buttonLook } from "./button-look";

export type LinkButtonProps = Omit<AppLinkProps, "className"> & { variant?: ButtonVariant; size?: ButtonSize };

/** A link in the look of a button, for the one or two ways on that a screen offers. */
export function LinkButton({ variant = "secondary", size = "md", ...rest }: LinkButtonProps) {
  return <AppLink {...rest} className={buttonLook(variant, size)} />;
}
