import { MessageCircle } from "lucide-react";
import { CopyLink } from "~/ui/copy-link";
import { LinkButton } from "~/ui/link-button";

interface ShareLinkProps {
  /** Where the e-mail's link leads, and the chat in which it is sent. */
  link: { address: string; chat: string };
  /** Of the e-mail. */
  subject: string;
}

/** The link of an e-mail that is not sent, for the team to share itself. */
export function ShareLinkButtons({ link: { address, chat }, subject }: ShareLinkProps) {
  return (
    <div className="flex flex-wrap gap-2 my-2">
      <CopyLink
        className="flex-[1_1_16rem] min-w-0 max-w-120"
        address={address}
        label={`Lien du message «\u202f${subject}\u202f»`}
      />
      <LinkButton to={chat} target="_blank" size="sm">
        <MessageCircle aria-hidden="true" />
        Envoyer par WhatsApp<span className="sr-only"> (nouvel onglet)</span>
      </LinkButton>
    </div>
  );
}
