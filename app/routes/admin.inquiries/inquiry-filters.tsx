import { INQUIRY_STATUS_LABELS, INQUIRY_STATUS_TONES, INQUIRY_STATUSES } from "~/features/inquiries/model/inquiry";
import type { InquiryList } from "~/features/inquiries/schema";
import { ListFilters } from "~/ui/list-filters";

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
  const statuses = INQUIRY_STATUSES.map((value) => ({
    value,
    label: INQUIRY_STATUS_LABELS[value],
    count: counts.byStatus[value],
    tone: INQUIRY_STATUS_TONES[value],
  }));
  return (
    <ListFilters
      action="/admin/inquiries"
      strip={{
        label: "Filtrer par statut",
        name: "status",
        current: list.status,
        items: [
          { label: "Toutes", count: counts.total, tone: "neutral" },
          ...statuses,
          { value: "spam", label: "Indésirables", count: counts.spam, tone: "neutral" },
        ],
      }}
      search={{
        label: "Rechercher une demande",
        placeholder: "Nom, e-mail, message",
        q: list.q,
        selects: [{ name: "sort", label: "Trier", value: list.sort, options: SORTS }],
      }}
    />
  );
}
