import type { RecentInquiry } from "~/features/inquiries/model/inquiry";
import { AppLink } from "~/ui/app-link";
import { EmptyState } from "~/ui/empty-state";
import { LIST_LINK, ListSection } from "~/ui/list-section";

/** Who wrote last, and about what: the first thing one looks for in the morning. */
export function RecentInquiries({
  inquiries,
  isHalf = false,
}: {
  inquiries: RecentInquiry[];
  /** Whether it shares the width of a large screen. */
  isHalf?: boolean;
}) {
  const columns = isHalf ? "xl:grid-cols-[minmax(0,4fr)_minmax(0,4fr)_auto]" : "";
  return (
    <ListSection titleId="recent-title" title="Demandes Récentes">
      {inquiries.length === 0 ? (
        <EmptyState title="Aucune demande">Les messages du site arrivent ici.</EmptyState>
      ) : (
        <ul>
          {inquiries.map(({ id, name, service, receivedAt, received }) => (
            <li
              className={`grid gap-y-1 gap-x-6 py-3 border-t border-t-line md:grid-cols-[5fr_4fr_auto] ${columns}`}
              key={id}
            >
              <AppLink className={LIST_LINK} to={`/admin/inquiries/${id}`} hydrated>
                <bdi>{name}</bdi>
              </AppLink>
              <span>{service}</span>
              <time className="text-text-2 tabular-nums" dateTime={receivedAt}>
                {received}
              </time>
            </li>
          ))}
        </ul>
      )}
    </ListSection>
  );
}
