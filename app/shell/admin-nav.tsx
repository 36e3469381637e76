import { useLocation } from "@remix-run/react";
import type { LucideIcon } from "lucide-react";
import { useId } from "react";
import { AppLink } from "~/ui/app-link";
import { WaitingCount } from "./waiting-count";

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
    <nav className="admin-nav" aria-label={label}>
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
        <h2 className="admin-nav-title" id={titleId}>
          {section.title}
        </h2>
      )}
      <ul aria-labelledby={section.title ? titleId : undefined}>
        {section.entries.map((entry) => (
          <li key={entry.to}>
            <AdminLink entry={entry} count={entry.count ? (counts[entry.count] ?? 0) : 0} />
          </li>
        ))}
      </ul>
    </>
  );
}

function AdminLink({ entry, count }: { entry: AdminEntry; count: number }) {
  const { pathname } = useLocation();
  const { to, label, icon: Icon } = entry;
  const isInside = to !== "/admin" && pathname.startsWith(`${to}/`);
  return (
    <AppLink to={to} hydrated title={label} aria-current={pathname === to ? "page" : isInside || undefined}>
      <Icon aria-hidden="true" />
      <span className="admin-nav-label">{label}</span>
      <WaitingCount count={count} />
    </AppLink>
  );
}
