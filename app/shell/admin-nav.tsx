import { useLocation } from "@remix-run/react";
import type { LucideIcon } from "lucide-react";
import { useId } from "react";
import { WAITING_MAX } from "~/features/marketing/analytics/model";
import { AppLink } from "~/ui/app-link";

type AdminEntry = {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Which of the counts stands beside it. */
  count?: string;
};
export type AdminSection = { title?: string; entries: readonly AdminEntry[] };

interface AdminNavProps {
  /** Told apart from the same entries elsewhere on the page. */
  label: string;
  sections: readonly AdminSection[];
  counts: Readonly<Record<string, number>>;
}

/** The entries of the back office in their groups, with what is new in each. */
export function AdminNav({ label, sections, counts }: AdminNavProps) {
  return (
    <nav className="flex flex-col gap-1" aria-label={label}>
      {sections.map((section) => (
        <AdminGroup key={section.title ?? ""} section={section} counts={counts} />
      ))}
    </nav>
  );
}

function AdminGroup({ section, counts }: { section: AdminSection; counts: AdminNavProps["counts"] }) {
  const titleId = useId();
  return (
    <>
      {section.title && (
        <h2
          className="[padding:0.875rem_0.625rem_0.25rem] group-data-collapsed:sr-only text-text-3 font-sans font-medium text-xs/[1.2] tracking-[0]"
          id={titleId}
        >
          {section.title}
        </h2>
      )}
      <ul
        className="grid gap-1 group-data-collapsed:border-t group-data-collapsed:border-t-line group-data-collapsed:pt-1"
        aria-labelledby={section.title ? titleId : undefined}
      >
        {section.entries.map((entry) => (
          <li key={entry.to}>
            <AdminLink entry={entry} count={entry.count ? (counts[entry.count] ?? 0) : 0} />
          </li>
        ))}
      </ul>
    </>
  );
}

const ENTRY =
  "flex items-center gap-3 w-full min-h-11 px-2.5 text-text-2 no-underline whitespace-nowrap hover:bg-surface-3 hover:text-text focus-visible:-outline-offset-2 aria-[current]:bg-surface-3 aria-[current]:text-text aria-[current]:border-s-3 aria-[current]:border-s-accent aria-[current]:ps-[calc(0.625rem_-_3px)] group-data-collapsed:relative group-data-collapsed:justify-center group-data-collapsed:px-0! md:min-h-9";

function AdminLink({ entry, count }: { entry: AdminEntry; count: number }) {
  const { pathname } = useLocation();
  const { to, label, icon: Icon } = entry;
  const isInside = to !== "/admin" && pathname.startsWith(`${to}/`);
  return (
    <AppLink
      className={ENTRY}
      to={to}
      hydrated
      title={label}
      aria-current={pathname === to ? "page" : isInside || undefined}
    >
      <Icon aria-hidden="true" />
      <span className="group-data-collapsed:sr-only">{label}</span>
      <WaitingCount count={count} />
    </AppLink>
  );
}

const COUNT_PLACES = {
  /** At the entry's end; in a narrow sidebar, over its icon. */
  entry:
    "ms-auto px-1.75 text-xs leading-[1.25rem] group-data-collapsed:absolute group-data-collapsed:top-0 group-data-collapsed:end-0 group-data-collapsed:px-1 group-data-collapsed:text-[0.6875rem] group-data-collapsed:leading-[1rem]",
  /** Over the corner of the closed menu. */
  menu: "absolute -top-1.5 -end-1.5 px-1.25 text-[0.75rem] leading-[1.125rem] group-open:hidden",
};

/** How many things wait to be dealt with; nothing where none does. */
export function WaitingCount({ count, place = "entry" }: { count: number; place?: keyof typeof COUNT_PLACES }) {
  if (count === 0) return null;
  return (
    <span className={`admin-nav-count figures bg-accent text-on-accent font-semibold ${COUNT_PLACES[place]}`}>
      {count < WAITING_MAX ? count : `${WAITING_MAX - 1}+`}
      <span className="sr-only"> à traiter</span>
    </span>
  );
}
