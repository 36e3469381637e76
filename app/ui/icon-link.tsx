import type { LucideIcon } from "lucide-react";
import type { AppLinkProps } from "./app-link";
import { AppLink } from "./app-link";

export type IconLinkProps = Omit<AppLinkProps, "title" | "children"> & {
  /** Its place in a row. */
  className?: string;
  /** What it does, such as 'Supprimer'. */
  verb: string;
  /** To what, for those who hear the link alone. */
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
