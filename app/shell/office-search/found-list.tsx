import { useId } from "react";
import type { FoundGroup } from "~/features/office-search/model";
import { AppLink } from "~/ui/app-link";

/** What was found, a list of links a kind. */
export function FoundList({ groups }: { groups: readonly FoundGroup[] }) {
  return groups.map((group) => <FoundSection key={group.kind} group={group} />);
}

const LINK =
  "flex flex-wrap items-baseline gap-x-3 min-h-11 py-2.25 px-3 text-text no-underline hover:bg-surface-3 focus-visible:bg-surface-3 focus-visible:-outline-offset-2";

function FoundSection({ group: { label, found, allTo } }: { group: FoundGroup }) {
  const titleId = useId();
  return (
    <section className="not-first:mt-4" aria-labelledby={titleId}>
      <h2 className="px-3 pb-1 text-text-3 font-sans font-medium text-xs tracking-[0]" id={titleId}>
        {label}
      </h2>
      <ul>
        {found.map(({ to, title, note }) => (
          <li key={to}>
            <AppLink className={LINK} to={to} hydrated data-found>
              <bdi className="min-w-0 wrap-anywhere">{title}</bdi>
              {note && <bdi className="min-w-0 wrap-anywhere text-sm text-text-2">{note}</bdi>}
            </AppLink>
          </li>
        ))}
        {allTo && (
          <li>
            <AppLink className={`${LINK} text-sm text-text-2`} to={allTo} hydrated data-found>
              Tout voir <span className="sr-only">dans {label}</span>
            </AppLink>
          </li>
        )}
      </ul>
    </section>
  );
}
