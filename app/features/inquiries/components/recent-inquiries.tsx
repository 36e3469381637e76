import type { RecentInquiry } from "~/features/inquiries/model/recent-inquiry";
import { AppLink } from "~/ui/app-link";
import { EmptyState } from "~/ui/empty-state";

/** Who wrote last, and about what: the first thing one looks for in the morning. */
export function RecentInquiries({ inquiries }: { inquiries: RecentInquiry[] }) {
  return (
    <section
      className="[&_.ranks>li]:grid-cols-[1.5rem_minmax(0,1fr)] md:[&_.ranks>li]:grid-cols-[1.5rem_minmax(0,1fr)_7rem_6rem] [&_li_a]:wrap-anywhere pointer-coarse:[&_li_a]:inline-flex pointer-coarse:[&_li_a]:items-center pointer-coarse:[&_li_a]:min-h-11 [&_time]:text-text-2 [&_time]:tabular-nums mt-10"
      aria-labelledby="recent-title"
    >
      <h2 className="text-[1.5rem] mb-3" id="recent-title">
        Demandes Récentes
      </h2>
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
              <time dateTime={receivedAt}>{received}</time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
