import { INQUIRY_STATUS_LABELS, INQUIRY_STATUS_TONES, INQUIRY_STATUSES } from "~/features/inquiries/model";
import type { InquiryList } from "~/features/inquiries/schema";
import { SearchToolbar } from "~/ui/search-toolbar";
import { StatusFilterStrip } from "~/ui/status-filter-strip";
import { useSearchHref } from "~/ui/use-search-href";

interface InquiryFiltersProps {
  list: InquiryList;
  counts: { total: number; byStatus: Record<(typeof INQUIRY_STATUSES)[number], number>; spam: number };
}

const SORTS = [
  { value: "newest", label: "Les plus récentes" },
  { value: "oldest", label: "Les plus anciennes" },
  { value: "name", label: "Par nom" },
];

/** What is shown: one status, a search, an order; all of it in the address. */
export function InquiryFilters({ list, counts }: InquiryFiltersProps) {
  const hrefFor = useSearchHref("/admin/inquiries");
  const to = (status: string | null) => hrefFor({ status, page: null });
  const statuses = INQUIRY_STATUSES.map((status) => ({
    to: to(status),
    label: INQUIRY_STATUS_LABELS[status],
    count: counts.byStatus[status],
    tone: INQUIRY_STATUS_TONES[status],
    isCurrent: list.status === status,
  }));
  return (
    <>
      <StatusFilterStrip
        label="Filtrer par statut"
        items={[
          { to: to(null), label: "Toutes", count: counts.total, tone: "neutral", isCurrent: !list.status },
          ...statuses,
          {
            to: to("spam"),
            label: "Indésirables",
            count: counts.spam,
            tone: "neutral",
            isCurrent: list.status === "spam",
          },
        ]}
      />
      <SearchToolbar
        action="/admin/inquiries"
        label="Rechercher une demande"
        placeholder="Nom, e-mail, message"
        q={list.q}
        kept={{ status: list.status }}
        selects={[{ name: "sort", label: "Trier", value: list.sort, options: SORTS }]}
      />
    </>
  );
}
