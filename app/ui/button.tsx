import type { ComponentPropsWithoutRef, MouseEvent } from "react";
import { Khatam } from "~/brand/khatam";

export type ButtonVariant = "primary" | "secondary" | "danger" | "quiet";
export type ButtonSize = "md" | "sm";

export type ButtonProps = ComponentPropsWithoutRef<"button"> & {
  className?: string | undefined;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** While the form is being sent: the button keeps its focus and does nothing more. */
  isPending?: boolean;
  pendingText?: string;
};

export function Button({
  variant = "secondary",
  size = "md",
  type = "submit",
  isPending = false,
  pendingText,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isPending) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonLook(variant, size, className)}
      onClick={handleClick}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
    >
      {isPending && (
        <Khatam className="btn-spinner size-[1.25em] fill-current flex-none [animation:turn_1.6s_steps(8)_infinite]" />
      )}
      {isPending ? (pendingText ?? children) : children}
    </button>
  );
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: " btn-primary",
  secondary: "",
  danger: " btn-danger",
  quiet: " btn-quiet",
};

/** The classes that buttons and links in the look of a button share. */
export function buttonLook(variant: ButtonVariant, size: ButtonSize, place?: string): string {
  return `btn${VARIANTS[variant]}${size === "sm" ? " btn-sm" : ""}${place ? ` ${place}` : ""}`;
}
