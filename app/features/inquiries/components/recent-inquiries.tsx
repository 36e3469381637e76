import type { RecentInquiry } from "~/features/inquiries/model/recent-inquiry";
import { AppLink } from "~/ui/app-link";
import { EmptyState } from "~/ui/empty-state";

/** Who wrote last, and about what: the first thing one looks for in the morning. */
export function RecentInquiries({ inquiries }: { inquiries: RecentInquiry[] }) {
  return (
    <section className="recent" aria-labelledby="recent-title">
      <h2 id="recent-title">Demandes Récentes</h2>
      {inquiries.length === 0 ? (
        <EmptyState title="Aucune demande">Les messages du site arrivent ici.</EmptyState>
      ) : (
        <ul>
          {inquiries.map(({ id, name, service, receivedAt, received }) => (
            <li key={id}>
              <AppLink to={`/admin/inquiries/${id}`} hydrated>
                <bdi>{name}</bdi>
              </AppLink>
              <span>{service}</span>
              <time dateTime={receivedAt}>{received}</time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
