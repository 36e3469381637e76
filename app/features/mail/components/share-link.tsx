import { MessageCircle } from "lucide-react";
import { CopyLink } from "~/ui/copy-link";
import { LinkButton } from "~/ui/link-button";

interface HandOnLinkProps {
  /** Where the letter's link leads, and the chat in which it is sent. */
  handOn: { address: string; chat: string };
  /** Of the letter. */
  subject: string;
}

/** The link of a letter that does not leave, for the team to hand on itself. */
export function ShareLinkButtons({ handOn: { address, chat }, subject }: HandOnLinkProps) {
  return (
    <div className="hand-on">
      <CopyLink address={address} label={`Lien du message «\u202f${subject}\u202f»`} />
      <LinkButton to={chat} target="_blank" size="sm">
        <MessageCircle aria-hidden="true" />
        Envoyer par WhatsApp<span className="sr-only"> (nouvel onglet)</span>
      </LinkButton>
    </div>
  );
}
