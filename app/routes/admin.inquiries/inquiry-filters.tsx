import { INQUIRY_STATUS_LABELS, INQUIRY_STATUS_TONES, INQUIRY_STATUSES } from "~/features/inquiries/model/inquiry";
import type { View } from "~/features/inquiries/model/turns";
import { VIEW_LABELS, VIEWS, viewCount } from "~/features/inquiries/model/turns";
import type { InquiryList } from "~/features/inquiries/schema/inquiry";
import { ListFilters } from "~/ui/list-filters";
import { SearchToolbar } from "~/ui/search-toolbar";
import { Tabs } from "~/ui/tabs";

interface InquiryFiltersProps {
  list: InquiryList;
  counts: { total: number; byStatus: Record<(typeof INQUIRY_STATUSES)[number], number>; spam: number };
  waiting: Record<View, number>;
}

const SORTS = [
  { value: "newest", label: "Les plus récentes" },
  { value: "oldest", label: "Les plus anciennes" },
  { value: "name", label: "Par nom" },
];

const LIST = "/admin/inquiries";

const SEARCH = { label: "Rechercher une demande", placeholder: "Nom, e-mail, message" };

/** What is shown: what waits or all, one status, a search, an order; all of it in the address. */
export function InquiryFilters({ list, counts, waiting }: InquiryFiltersProps) {
  return (
    <>
      <Tabs
        label="Ce qui attend"
        items={[
          { to: LIST, label: "Toutes", isCurrent: list.vue === undefined },
          ...VIEWS.map((view) => ({
            to: `${LIST}?vue=${view}`,
            label: VIEW_LABELS[view],
            isCurrent: list.vue === view,
            count: viewCount(waiting[view]),
          })),
        ]}
      />
      <div className="mt-4">
        {list.vue ? (
          <SearchToolbar action={LIST} {...SEARCH} q={list.q} selects={[]} kept={{ vue: list.vue }} />
        ) : (
          <StatusFilters list={list} counts={counts} />
        )}
      </div>
    </>
  );
}

function StatusFilters({ list, counts }: Omit<InquiryFiltersProps, "waiting">) {
  const statuses = INQUIRY_STATUSES.map((value) => ({
    value,
    label: INQUIRY_STATUS_LABELS[value],
    count: counts.byStatus[value],
    tone: INQUIRY_STATUS_TONES[value],
  }));
  return (
    <ListFilters
      action={LIST}
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
      search={{ ...SEARCH, q: list.q, selects: [{ name: "sort", label: "Trier", value: list.sort, options: SORTS }] }}
    />
  );
}
