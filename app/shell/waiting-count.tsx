import { WAITING_MAX } from "~/features/analytics/model";

const PLACES = {
  /** At its end; over the icon that is left of it in a narrow sidebar. */
  entry:
    "ms-auto px-1.75 text-xs leading-[1.25rem] group-data-collapsed:absolute group-data-collapsed:top-0 group-data-collapsed:end-0 group-data-collapsed:px-1 group-data-collapsed:text-[0.6875rem] group-data-collapsed:leading-[1rem]",
  /** Over its corner, while it is closed. */
  menu: "absolute -top-1.5 -end-1.5 px-1.25 text-[0.75rem] leading-[1.125rem] group-open:hidden",
};

/** How much waits to be dealt with; nothing while nothing does. */
export function WaitingCount({ count, place = "entry" }: { count: number; place?: keyof typeof PLACES }) {
  if (count === 0) return null;
  return (
    <span className={`admin-nav-count figures bg-accent text-on-accent font-semibold ${PLACES[place]}`}>
      {count < WAITING_MAX ? count : `${WAITING_MAX - 1}+`}
      <span className="sr-only"> à traiter</span>
    </span>
  );
}
