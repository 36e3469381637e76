import { WAITING_MAX } from "~/features/analytics/model/figures";

/** How much waits to be dealt with; nothing while nothing does. */
export function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="admin-nav-count figures">
      {count < WAITING_MAX ? count : `${WAITING_MAX - 1}+`}
      <span className="sr-only"> à traiter</span>
    </span>
  );
}
