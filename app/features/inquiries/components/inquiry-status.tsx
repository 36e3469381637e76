import type { InquiryStatus } from "~/features/inquiries/model/inquiry";
import { INQUIRY_STATUS_LABELS, INQUIRY_STATUSES } from "~/features/inquiries/model/inquiry";
import { Button } from "~/ui/button";
import { Form } from "~/ui/form";
import { StatusSelect } from "~/ui/status-select";
import { useSearchHref } from "~/ui/use-address";

const OPTIONS = INQUIRY_STATUSES.map((value) => ({ value, label: INQUIRY_STATUS_LABELS[value] }));

/** Moves one inquiry to another status and comes back to the same list. */
export function InquiryStatusForm({ inquiry }: { inquiry: { id: string; name: string; status: InquiryStatus } }) {
  const action = useSearchHref("/admin/inquiries")({});
  return (
    <StatusSelect
      label={`Statut de la demande de ${inquiry.name}`}
      value={inquiry.status}
      options={OPTIONS}
      action={action}
    >
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="id" value={inquiry.id} />
    </StatusSelect>
  );
}

/** Puts an inquiry aside, or takes it back among the others. */
export function SpamForm({ inquiry }: { inquiry: { id: string; is_spam: boolean } }) {
  const action = useSearchHref("/admin/inquiries")({});
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="intent" value="spam" />
      <input type="hidden" name="id" value={inquiry.id} />
      <input type="hidden" name="is_spam" value={String(!inquiry.is_spam)} />
      <Button variant="quiet" size="sm">
        {inquiry.is_spam ? "Pas un indésirable" : "Indésirable"}
      </Button>
    </Form>
  );
}
