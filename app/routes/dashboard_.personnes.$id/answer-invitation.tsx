import { ACCEPT_INVITATION, REFUSE_INVITATION } from "~/features/clients/people/model";
import { ButtonForm } from "~/ui/button-form";

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
        <ButtonForm intent={ACCEPT_INVITATION} variant="primary" pendingText={sending}>
          {accept}
        </ButtonForm>
        <ButtonForm intent={REFUSE_INVITATION} pendingText={sending}>
          {refuse}
        </ButtonForm>
      </div>
    </>
  );
}
