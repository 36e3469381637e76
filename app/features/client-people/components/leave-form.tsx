import { LEAVE_CLIENT } from "~/features/client-people/model";
import { Button } from "~/ui/button";
import { Form } from "~/ui/form";
import { useIsSubmitting } from "~/ui/form-state";

/** By which an invited person sees nothing of a client any more; asked once more, without scripts too. */
export function LeaveForm({
  words: { leave, sending },
}: {
  words: { leave: Record<"ask" | "text" | "send", string>; sending: string };
}) {
  return (
    <details className="mt-10">
      <summary className="cursor-pointer">{leave.ask}</summary>
      <Form method="post" className="grid gap-4 mt-4 max-w-140">
        <input type="hidden" name="intent" value={LEAVE_CLIENT} />
        <p className="note">{leave.text}</p>
        <div>
          <Button isPending={useIsSubmitting(LEAVE_CLIENT)} pendingText={sending}>
            {leave.send}
          </Button>
        </div>
      </Form>
    </details>
  );
}
