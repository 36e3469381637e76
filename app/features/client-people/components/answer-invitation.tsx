import { ACCEPT_INVITATION, REFUSE_INVITATION } from "~/features/client-people/model";
import { Button } from "~/ui/button";
import { Form } from "~/ui/form";
import { useIsSubmitting } from "~/ui/form-state";

interface AnswerInvitationProps {
  /** The client's question. */
  text: string;
  may: string;
  words: Record<"accept" | "refuse" | "sending", string>;
}

/** The answer to the invitation of a client. */
export function AnswerInvitation({ text, may, words }: AnswerInvitationProps) {
  const { accept, refuse, sending } = words;
  return (
    <>
      <p className="mb-2 wrap-anywhere">{text}</p>
      <p className="mb-6 note">{may}</p>
      <div className="flex flex-wrap gap-3">
        <Form method="post">
          <input type="hidden" name="intent" value={ACCEPT_INVITATION} />
          <Button variant="primary" isPending={useIsSubmitting(ACCEPT_INVITATION)} pendingText={sending}>
            {accept}
          </Button>
        </Form>
        <Form method="post">
          <input type="hidden" name="intent" value={REFUSE_INVITATION} />
          <Button isPending={useIsSubmitting(REFUSE_INVITATION)} pendingText={sending}>
            {refuse}
          </Button>
        </Form>
      </div>
    </>
  );
}
