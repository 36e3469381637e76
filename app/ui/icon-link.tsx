import type { LucideIcon } from "lucide-react";
import type { AppLinkProps } from "./app-link";
import { AppLink } from "./app-link";

export type IconLinkProps = Omit<AppLinkProps, "title" | "children"> & {
  className?: string;
  /** What it does, such as 'Supprimer'. */
  verb: string;
  /** Of its object, for screen readers. */
  name: string;
  icon: LucideIcon;
};

export function IconLink({ verb, name, icon: Icon, className = "", ...link }: IconLinkProps) {
  return (
    <AppLink {...link} className={`icon-btn ${className}`} title={verb} aria-label={`${verb}\u202f: ${name}`}>
      <Icon aria-hidden="true" />
    </AppLink>
  );
}
