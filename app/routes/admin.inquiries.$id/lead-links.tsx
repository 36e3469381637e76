import { ChevronLeft, ChevronRight, Mail, MessageCircle, NotebookPen, Phone } from "lucide-react";
import type { ReactNode } from "react";
import type { ShownPhone } from "~/server/forms/phone.server";
import { LinkButton } from "~/ui/link-button";
import { ScreenLink } from "~/ui/screen-link";
import { useSearchHref } from "~/ui/use-address";

/** The ways to the inquiries before and after this one, in the list from which one came. */
export function BesideLinks({ beside: { previous, next } }: { beside: Record<"previous" | "next", string | null> }) {
  if (!previous && !next) return null;
  return (
    <nav className="flex gap-1 me-auto" aria-label="Autres demandes">
      {previous && (
        <BesideLink id={previous} label="Demande précédente">
          <ChevronLeft aria-hidden="true" />
        </BesideLink>
      )}
      {next && (
        <BesideLink id={next} label="Demande suivante">
          <ChevronRight aria-hidden="true" />
        </BesideLink>
      )}
    </nav>
  );
}

function BesideLink({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const to = useSearchHref(`/admin/inquiries/${id}`)({});
  return (
    <ScreenLink className="icon-btn" to={to} preventScrollReset aria-label={label} title={label}>
      {children}
    </ScreenLink>
  );
}

/** The quickest first; each leaves a line in the history. */
export function ReplyLinks({
  inquiry: { id, name, email, phone },
}: {
  inquiry: { id: string; name: string; email: string | null; phone: ShownPhone | null };
}) {
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
    <ul className="flex flex-wrap gap-2 mb-3" aria-label={`Répondre à ${name}`}>
      {ways.map(({ label, to, hydrated, Icon }) => (
        <li className="flex-[1_1_auto] md:flex-[0_1_9rem]" key={label}>
          <LinkButton
            className="w-full whitespace-nowrap max-md:gap-1.5 max-md:px-2"
            to={to}
            hydrated={hydrated}
            preventScrollReset
            size="sm"
          >
            <Icon className="size-4.5" aria-hidden="true" />
            {label}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
