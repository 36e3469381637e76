import { Button } from "~/ui/button";
import { Form } from "~/ui/form";
import { useSearchHref } from "~/ui/use-address";

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
