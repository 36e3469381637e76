import type { LucideIcon } from "lucide-react";
import type { ComponentPropsWithoutRef } from "react";

type IconButtonProps = Omit<ComponentPropsWithoutRef<"button">, "className" | "title" | "children"> & {
  /** What it does, such as 'Supprimer'. */
  verb: string;
  /** Of its object, for screen readers. */
  name: string;
  icon: LucideIcon;
  /** While its form is being sent, it does nothing. */
  isPending?: boolean;
};

export function IconButton({ verb, name, icon: Icon, isPending = false, ...button }: IconButtonProps) {
  return (
    <button
      type="submit"
      {...button}
      className="icon-btn"
      title={verb}
      aria-label={`${verb}\u202f: ${name}`}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      onClick={(event) => {
        if (isPending) event.preventDefault();
      }}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
