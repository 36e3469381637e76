import { BULK } from "~/features/inquiries/model/bulk";
import { Button } from "~/ui/button";
import { Form } from "~/ui/form";
import { useIsSubmitting } from "~/ui/form-state";
import { Select } from "~/ui/select";
import type { SelectGroup, SelectOption } from "~/ui/select-options";
import { useSearchHref } from "~/ui/use-address";

/** The form to which the boxes of the rows belong. */
export const BULK_FORM = "bulk";

/** Changes all rows that are ticked, by one button. */
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
