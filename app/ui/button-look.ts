export type ButtonVariant = "primary" | "secondary" | "danger" | "quiet";
export type ButtonSize = "md" | "sm";

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
