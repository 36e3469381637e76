import type { ReactNode } from "react";
import type { WayOn } from "./screen-link";
import { WayOnLink } from "./screen-link";

export type PageHeaderProps = {
  title: string;
  description?: ReactNode;
  /** Where one goes on from here, before the other actions. */
  links?: readonly WayOn[];
  actions?: ReactNode;
};

/** The head of a screen one works in. */
export function PageHeader({ title, description, links = [], actions }: PageHeaderProps) {
  return (
    <header className="page-head flex flex-wrap items-end gap-y-4 gap-x-6 mb-5">
      <div className="min-w-0">
        <h1 className="wrap-anywhere text-[length:clamp(1.75rem,1.5rem_+_1.2vw,2.5rem)]">{title}</h1>
        {description && <p className="figures text-text-2 mt-1.5">{description}</p>}
      </div>
      {(links.length > 0 || actions) && (
        <div className="flex flex-wrap gap-2 md:ms-auto">
          {links.map((link) => (
            <WayOnLink key={link.to} {...link} />
          ))}
          {actions}
        </div>
      )}
    </header>
  );
}
