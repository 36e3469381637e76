import { Dialog } from "~/ui/dialog";
import { sentText, useOwnResult } from "~/ui/form-state";
import { LinkButton } from "~/ui/link-button";
import { TextareaField } from "~/ui/textarea-field";

interface RefusedReplyProps {
  title: string;
  refusal: string;
  closeTo: string;
}

/** Why nobody can be answered here, with what was typed before that was so. */
export function RefusedReply({ title, refusal, closeTo }: RefusedReplyProps) {
  const typed = sentText(useOwnResult("reply"), "text", "");
  return (
    <Dialog
      title={title}
      closeTo={closeTo}
      footer={
        <LinkButton to="/admin/inquiries" hydrated size="sm">
          Voir toutes les demandes
        </LinkButton>
      }
    >
      <p role="alert">{refusal}</p>
      {typed && <TextareaField label="Votre texte, à copier" defaultValue={typed} readOnly rows={8} dir="auto" />}
    </Dialog>
  );
}
