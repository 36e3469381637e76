import type { RecentInquiry } from "~/features/inquiries/model/recent-inquiry";
import { AppLink } from "~/ui/app-link";
import { EmptyState } from "~/ui/empty-state";
import { ListSection } from "~/ui/list-section";

/** Who wrote last, and about what: the first thing one looks for in the morning. */
export function RecentInquiries({ inquiries }: { inquiries: RecentInquiry[] }) {
  return (
    <ListSection titleId="recent-title" title="Demandes Récentes">
      {inquiries.length === 0 ? (
        <EmptyState title="Aucune demande">Les messages du site arrivent ici.</EmptyState>
      ) : (
        <ul>
          {inquiries.map(({ id, name, service, receivedAt, received }) => (
            <li className="grid gap-y-1 gap-x-6 py-3 border-t border-t-line md:grid-cols-[5fr_4fr_auto]" key={id}>
              <AppLink to={`/admin/inquiries/${id}`} hydrated>
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
