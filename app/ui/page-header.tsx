import type { ReactNode } from "react";

export type PageHeaderProps = { title: string; description?: ReactNode; actions?: ReactNode };

/** The head of a screen one works in. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <header className="page-head">
      <div>
        <h1>{title}</h1>
        {description && <p className="figures">{description}</p>}
      </div>
      {actions && <div className="page-head-actions">{actions}</div>}
    </header>
  );
}
