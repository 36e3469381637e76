import type { AppLinkProps } from "./app-link";
import { AppLink } from "./app-link";
import type { ButtonSize, ButtonVariant } from "./button";
import { buttonLook } from "./button";

export type LinkButtonProps = AppLinkProps & {
  className?: string | undefined;
  variant?: ButtonVariant;
  size?: ButtonSize;
};

/** A link in the look of a button, for the one or two ways on that a screen offers. */
export function LinkButton({ variant = "secondary", size = "md", className, ...rest }: LinkButtonProps) {
  return <AppLink {...rest} className={buttonLook(variant, size, className)} />;
}
