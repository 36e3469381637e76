import { Mail, MessageCircle, NotebookPen, Phone } from "lucide-react";
import type { ShownPhone } from "~/server/forms/phone.server";
import { LinkButton } from "~/ui/link-button";
import { useSearchHref } from "~/ui/use-address";

interface ReplyLinksProps {
  inquiry: { id: string; name: string; email: string | null; phone: ShownPhone | null };
}

/** The ways to answer the sender, the quickest first; each leaves a line in the history. */
export function ReplyLinks({ inquiry: { id, name, email, phone } }: ReplyLinksProps) {
  const replyHref = useSearchHref(`/admin/inquiries/${id}/reply`);
  const chat = replyHref({ canal: "whatsapp" });
  const ways = [
    ...(phone ? [{ label: "Appeler", to: phone.href, hydrated: false, Icon: Phone }] : []),
    ...(phone
      ? [{ label: "Noter un appel", to: replyHref({ canal: "appel" }), hydrated: true, Icon: NotebookPen }]
      : []),
    ...(phone?.chatNumber ? [{ label: "WhatsApp", to: chat, hydrated: true, Icon: MessageCircle }] : []),
    ...(email ? [{ label: "Répondre", to: replyHref({ canal: "email" }), hydrated: true, Icon: Mail }] : []),
  ];
  if (ways.length === 0) return null;
  return (
    <ul
      className="[&_.btn]:w-full max-md:[&_.btn]:gap-1.5 max-md:[&_.btn]:px-2 [&_.btn]:whitespace-nowrap [&_svg]:flex-none [&_svg]:w-4.5 [&_svg]:h-4.5 flex flex-wrap gap-2 mb-3"
      aria-label={`Répondre à ${name}`}
    >
      {ways.map(({ label, to, hydrated, Icon }) => (
        <li className="flex-[1_1_auto] md:flex-[0_1_9rem]" key={label}>
          <LinkButton to={to} hydrated={hydrated} preventScrollReset size="sm">
            <Icon aria-hidden="true" />
            {label}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
