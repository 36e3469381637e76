import { INQUIRY_STATUS_LABELS, INQUIRY_STATUS_TONES, INQUIRY_STATUSES } from "~/features/inquiries/model/inquiry";
import type { View } from "~/features/inquiries/model/turns";
import { VIEW_LABELS, VIEWS, viewCount } from "~/features/inquiries/model/turns";
import type { InquiryList } from "~/features/inquiries/schema/inquiry";
import { searchHref } from "~/lib/web/search-href";
import { ListFilters } from "~/ui/list-filters";
import type { SearchToolbarProps } from "~/ui/search-toolbar";
import { SearchToolbar } from "~/ui/search-toolbar";
import type { SelectOption } from "~/ui/select-options";
import { Tabs } from "~/ui/tabs";

interface InquiryFiltersProps {
  list: InquiryList;
  counts: { total: number; byStatus: Record<(typeof INQUIRY_STATUSES)[number], number>; spam: number };
  waiting: Record<View, number>;
  owners: readonly SelectOption[];
  owner: string;
}

const SORTS = [
  { value: "newest", label: "Les plus récentes" },
  { value: "oldest", label: "Les plus anciennes" },
  { value: "name", label: "Par nom" },
];

const LIST = "/admin/inquiries";

const SEARCH = { label: "Rechercher une demande", placeholder: "Nom, e-mail, message" };

export function InquiryFilters({ list, counts, waiting, owners, owner }: InquiryFiltersProps) {
  const responsable = { name: "responsable", label: "Responsable", value: owner, options: owners };
  const viewHref = (vue: View | null) => LIST + searchHref(new URLSearchParams(), { vue, responsable: owner });
  return (
    <>
      <Tabs
        label="Ce qui attend"
        items={[
          { to: viewHref(null), label: "Toutes", isCurrent: list.vue === undefined },
          ...VIEWS.map((view) => ({
            to: viewHref(view),
            label: VIEW_LABELS[view],
            isCurrent: list.vue === view,
            count: viewCount(waiting[view]),
          })),
        ]}
      />
      <div className="mt-4">
        {list.vue ? (
          <SearchToolbar action={LIST} {...SEARCH} q={list.q} selects={[responsable]} kept={{ vue: list.vue }} />
        ) : (
          <StatusFilters list={list} counts={counts} responsable={responsable} />
        )}
      </div>
    </>
  );
}

type StatusFiltersProps = Pick<InquiryFiltersProps, "list" | "counts"> & {
  responsable: SearchToolbarProps["selects"][number];
};

function StatusFilters({ list, counts, responsable }: StatusFiltersProps) {
  const sort = { name: "sort", label: "Trier", value: list.sort, options: SORTS };
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
      search={{ ...SEARCH, q: list.q, selects: [responsable, sort] }}
    />
  );
}
