import type { ComponentPropsWithoutRef, MouseEvent } from "react";
import { Khatam } from "~/brand/khatam";
import type { ButtonSize, ButtonVariant } from "./button-look";
import { buttonLook } from "./button-look";

export type ButtonProps = ComponentPropsWithoutRef<"button"> & {
  /** Its place in a row or a grid. */
  className?: string | undefined;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** While the form is being sent: the button keeps its focus and does nothing more. */
  isPending?: boolean;
  /** What it says meanwhile; its usual words when absent. */
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
