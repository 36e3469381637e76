import { DELAY_LABELS } from "~/features/inquiries/model/delays";
import type { Delay } from "~/site/opening-hours";
import { Dialog } from "~/ui/dialog";
import { sentText, useOwnResult } from "~/ui/form-state";
import { LinkButton } from "~/ui/link-button";
import { TextareaField } from "~/ui/textarea-field";

/** What the form keeps apart from its text. */
const TYPED = ["subject", "text", "next_action", "delay", "next_action_at"];

/** Why no answer can be sent here, with what was typed before that was so. */
export function RefusedReply({ title, refusal, closeTo }: { title: string; refusal: string; closeTo: string }) {
  const sent = useOwnResult("reply");
  const [subject, text, action, delay, at] = TYPED.map((name) => sentText(sent, name, ""));
  const plan = [action, delay ? DELAY_LABELS[delay as Delay] : at?.replace("T", " ")].filter(Boolean).join(", ");
  const typed = [subject, text, plan && `Prochaine action\u202f: ${plan}`].filter(Boolean).join("\n\n");
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
