import { Button } from "~/ui/button";
import { Form } from "~/ui/form";
import { useSearchHref } from "~/ui/use-address";

/** Sends a message again and comes back to the same list. */
export function ResendForm({ id, recipient }: { id: string; recipient: string }) {
  const action = useSearchHref("/admin/email")({});
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="id" value={id} />
      <Button size="sm">
        Renvoyer<span className="sr-only"> le message à {recipient}</span>
      </Button>
    </Form>
  );
}
