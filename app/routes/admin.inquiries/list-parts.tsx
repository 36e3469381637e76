import { InquiryStatusForm, SpamForm } from "~/features/inquiries/components/inquiry-status";
import { TurnLine } from "~/features/inquiries/components/turn-line";
import type { View } from "~/features/inquiries/model/follow-up";
import { VIEW_LABELS, VIEWS, viewCount } from "~/features/inquiries/model/follow-up";
import { INQUIRY_STATUS_LABELS, INQUIRY_STATUS_TONES, INQUIRY_STATUSES } from "~/features/inquiries/model/inquiry";
import type { InquiryList } from "~/features/inquiries/schema/inquiry";
import { searchHref } from "~/lib/web/search-href";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { CHECKBOX_LOOK } from "~/ui/check-look";
import { Form } from "~/ui/form";
import { useIsSubmitting } from "~/ui/form-state";
import { ListFilters } from "~/ui/list-filters";
import { RowNote } from "~/ui/row-note";
import { ScreenLink } from "~/ui/screen-link";
import type { SearchToolbarProps } from "~/ui/search-toolbar";
import { SearchToolbar } from "~/ui/search-toolbar";
import { Select } from "~/ui/select";
import type { SelectGroup, SelectOption } from "~/ui/select-options";
import { ROW_LINK } from "~/ui/table-row";
import { Tabs } from "~/ui/tabs";
import { TouchLink } from "~/ui/touch-link";
import { useSearchHref } from "~/ui/use-address";
import type { InquiryRowData } from "./view.server";

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

/** The form to which the boxes of the rows belong. */
const BULK_FORM = "bulk";

export function BulkForm({ options }: { options: readonly (SelectOption | SelectGroup)[] }) {
  const action = useSearchHref("/admin/inquiries")({});
  const isSending = useIsSubmitting("bulk");
  return (
    <Form
      method="post"
      action={action}
      id={BULK_FORM}
      className="flex flex-wrap items-center gap-2 mb-3"
      preventScrollReset
    >
      <input type="hidden" name="intent" value="bulk" />
      <Select
        className="flex-[1_1_12rem] w-auto min-w-0 md:flex-[0_1_18rem]"
        name="change"
        aria-label="Ce qui change pour les demandes cochées"
        required
        options={options}
      />
      <Button size="sm" isPending={isSending}>
        Appliquer
      </Button>
    </Form>
  );
}

interface CellProps {
  inquiry: InquiryRowData;
}

export function SenderCell({ inquiry }: CellProps) {
  return (
    <>
      <span className="flex items-center gap-3">
        {!inquiry.isErased && (
          <input
            type="checkbox"
            form={BULK_FORM}
            name="id"
            value={inquiry.id}
            aria-label={`Cocher la demande de ${inquiry.name}`}
            className={CHECKBOX_LOOK}
          />
        )}
        <bdi>{inquiry.name}</bdi>
      </span>
      <span className="grid justify-items-start text-xs font-normal text-text-2">
        {inquiry.email && <TouchLink to={`mailto:${inquiry.email}`}>{inquiry.email}</TouchLink>}
        {inquiry.phone && <TouchLink to={inquiry.phone.href}>{inquiry.phone.text}</TouchLink>}
        {inquiry.company && <bdi>{inquiry.company}</bdi>}
        {inquiry.project && (
          <ScreenLink
            className="inline-flex items-center justify-self-start min-h-6 wrap-anywhere pointer-coarse:min-h-11"
            to={`/admin/projects/${inquiry.project.id}`}
          >
            Projet : {inquiry.project.title}
          </ScreenLink>
        )}
      </span>
    </>
  );
}

export function MessageCell({ inquiry }: CellProps) {
  const detailsHref = useSearchHref(`/admin/inquiries/${inquiry.id}`)({});
  return (
    <>
      <p className="clamp-2 line-clamp-2 wrap-anywhere" dir="auto">
        {inquiry.message}
      </p>
      <TouchLink
        className={ROW_LINK}
        to={detailsHref}
        hydrated
        preventScrollReset
        aria-label={`Détails de la demande de ${inquiry.name}`}
      >
        Détails
      </TouchLink>
      {inquiry.earlierId && (
        <ScreenLink
          className="inline-flex items-center ms-4 min-h-6 pointer-coarse:min-h-11"
          to={`/admin/inquiries/${inquiry.earlierId}`}
          preventScrollReset
        >
          Déjà venu<span className="sr-only">&#8239;: la demande d’avant de {inquiry.name}</span>
        </ScreenLink>
      )}
    </>
  );
}

export function StatusCell({ inquiry }: CellProps) {
  return (
    <>
      <Badge tone={INQUIRY_STATUS_TONES[inquiry.status]} isMark={!inquiry.isErased && !inquiry.is_spam}>
        {INQUIRY_STATUS_LABELS[inquiry.status]}
      </Badge>
      {!inquiry.isErased &&
        (inquiry.is_spam ? <SpamForm inquiry={inquiry} /> : <InquiryStatusForm inquiry={inquiry} />)}
      {inquiry.turn && <TurnLine turn={inquiry.turn} />}
      {inquiry.owner && (
        <RowNote isLong>
          <bdi>{inquiry.owner}</bdi>
        </RowNote>
      )}
    </>
  );
}
