import { ACCEPT_INVITATION, REFUSE_INVITATION } from "~/features/client-people/model";
import { ButtonForm } from "~/ui/button-form";

interface AnswerInvitationProps {
  /** Who asks what of the reader. */
  text: string;
  may: string;
  words: Record<"accept" | "refuse" | "sending", string>;
}

/** By which a user becomes a person of a client, or does not. */
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
