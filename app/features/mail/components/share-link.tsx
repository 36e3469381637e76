import { MessageCircle } from "lucide-react";
import { Button } from "~/ui/button";
import { CopyLink } from "~/ui/copy-link";
import { Form } from "~/ui/form";
import { LinkButton } from "~/ui/link-button";
import { useSearchHref } from "~/ui/use-address";

/** The link of an e-mail that is not sent, for the team to share itself. */
export function ShareLinkButtons({ link, subject }: { link: { address: string; chat: string }; subject: string }) {
  const { address, chat } = link;
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
