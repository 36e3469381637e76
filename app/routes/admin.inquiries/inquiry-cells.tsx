import { InquiryStatusForm, SpamForm } from "~/features/inquiries/components/inquiry-forms";
import { TurnLine } from "~/features/inquiries/components/turn-line";
import { BULK } from "~/features/inquiries/model/bulk";
import { INQUIRY_STATUS_LABELS, INQUIRY_STATUS_TONES } from "~/features/inquiries/model/inquiry";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { CHECKBOX_LOOK } from "~/ui/check-look";
import { Form } from "~/ui/form";
import { useIsSubmitting } from "~/ui/form-state";
import { RowNote } from "~/ui/row-note";
import { ScreenLink } from "~/ui/screen-link";
import { Select } from "~/ui/select";
import type { SelectGroup, SelectOption } from "~/ui/select-options";
import { ROW_LINK } from "~/ui/table-row";
import { TouchLink } from "~/ui/touch-link";
import { useSearchHref } from "~/ui/use-address";
import type { InquiryRowData } from "./view.server";

/** The form to which the boxes of the rows belong. */
const BULK_FORM = "bulk";

export function BulkForm({ options }: { options: readonly (SelectOption | SelectGroup)[] }) {
  const action = useSearchHref("/admin/inquiries")({});
  const isSending = useIsSubmitting(BULK);
  return (
    <Form
      method="post"
      action={action}
      id={BULK_FORM}
      className="flex flex-wrap items-center gap-2 mb-3"
      preventScrollReset
    >
      <input type="hidden" name="intent" value={BULK} />
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
