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
    <div className="empty grid grid-cols-[1fr] items-center border border-line bg-surface-2 md:grid-cols-[minmax(0,1fr)_minmax(10rem,20rem)]">
      <div className="p-[clamp(1.5rem,4vw,3rem)] max-w-160">
        <h2 className="text-xl mb-2">{title}</h2>
        {children && <div className="text-text-2">{children}</div>}
        {action && <div className="mt-5 text-text-2">{action}</div>}
      </div>
      <div className="relative h-32 -order-1 md:order-0 md:h-full md:min-h-48 print:hidden">
        <Pattern className="absolute inset-0" seed={title} width={320} height={240} edge={110} motif="broad" />
      </div>
    </div>
  );
}
