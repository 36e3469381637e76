import { Mail, MessageCircle, Phone } from "lucide-react";
import { whatsappUrl } from "~/lib/web/whatsapp";
import type { ShownPhone } from "~/server/forms/phone.server";
import type { Language } from "~/site/language";
import { LinkButton } from "~/ui/link-button";

const GREETINGS: Record<Language, string> = { fr: "Bonjour", es: "Hola", ar: "مرحبا" };

interface ReplyLinksProps {
  inquiry: { name: string; email: string | null; phone: ShownPhone | null; language: Language };
}

/** The ways to answer the sender, the quickest first. */
export function ReplyLinks({ inquiry: { name, email, phone, language } }: ReplyLinksProps) {
  const chat = phone?.chatNumber && whatsappUrl(phone.chatNumber, `${GREETINGS[language]} ${name},`);
  const ways = [
    ...(phone ? [{ label: "Appeler", to: phone.href, target: undefined, Icon: Phone }] : []),
    ...(chat ? [{ label: "WhatsApp", to: chat, target: "_blank", Icon: MessageCircle }] : []),
    ...(email ? [{ label: "Répondre", to: `mailto:${email}`, target: undefined, Icon: Mail }] : []),
  ];
  return (
    <ul
      className="[&_.btn]:w-full [&_.btn]:gap-1.5 [&_.btn]:px-2 [&_.btn]:whitespace-nowrap [&_svg]:flex-none [&_svg]:w-4.5 [&_svg]:h-4.5 flex flex-wrap gap-2 mb-3"
      aria-label={`Répondre à ${name}`}
    >
      {ways.map(({ label, to, target, Icon }) => (
        <li className="flex-[1_1_auto] md:flex-[0_1_9rem]" key={label}>
          <LinkButton to={to} target={target} size="sm">
            <Icon aria-hidden="true" />
            {label}
            {target && <span className="sr-only"> (nouvel onglet)</span>}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
