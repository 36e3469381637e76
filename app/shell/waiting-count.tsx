import { WAITING_MAX } from "~/features/analytics/model/figures";

/** How much waits to be dealt with; nothing while nothing does. */
export function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="admin-nav-count figures md:[.admin-sidebar[data-collapsed]_&]:absolute md:[.admin-sidebar[data-collapsed]_&]:top-0 md:[.admin-sidebar[data-collapsed]_&]:end-0 md:[.admin-sidebar[data-collapsed]_&]:px-1 md:[.admin-sidebar[data-collapsed]_&]:text-[0.6875rem] md:[.admin-sidebar[data-collapsed]_&]:leading-[1rem] ms-auto px-1.75 bg-accent text-on-accent text-xs font-semibold leading-[1.25rem]">
      {count < WAITING_MAX ? count : `${WAITING_MAX - 1}+`}
      <span className="sr-only"> à traiter</span>
    </span>
  );
}
