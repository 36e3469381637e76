import type { ReactNode } from "react";
import { Pattern } from "~/brand/pattern";

export type EmptyStateProps = {
  title: string;
  /** Why it is empty, or what will be here. */
  children?: ReactNode;
  /** The way on: a link or a button. */
  action?: ReactNode;
};

/** A list without anything in it yet; its title picks the patch of the wall beside it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <div className="empty-text">
        <h2>{title}</h2>
        {children && <div>{children}</div>}
        {action && <div className="empty-action">{action}</div>}
      </div>
      <Pattern className="empty-art" seed={title} width={320} height={240} edge={110} motif="broad" />
    </div>
  );
}
