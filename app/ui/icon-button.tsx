import type { LucideIcon } from "lucide-react";
import type { ComponentPropsWithoutRef } from "react";

type IconButtonProps = Omit<ComponentPropsWithoutRef<"button">, "className" | "title" | "children"> & {
  /** What it does, such as 'Supprimer'. */
  verb: string;
  /** To what, for those who hear the button alone. */
  name: string;
  icon: LucideIcon;
};

/** A button that is an icon; it sends its form. */
export function IconButton({ verb, name, icon: Icon, ...button }: IconButtonProps) {
  return (
    <button type="submit" {...button} className="icon-btn" title={verb} aria-label={`${verb}\u202f: ${name}`}>
      <Icon aria-hidden="true" />
    </button>
  );
}
