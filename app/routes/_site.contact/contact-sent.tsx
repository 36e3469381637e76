import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { LinkButton } from "~/ui/link-button";
import { ForeignNote } from "./inquiry-form";

/**
 * After a message: the same words, ready to go by chat. With scripts it comes in the place of the form, which is longer:
 * it takes the focus, so that it is in view on a phone, and the chat opens by itself in a new window.
 */
export function ContactSent({ chatUrl }: { chatUrl: string }) {
  const panel = useRef<HTMLDivElement>(null);
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    panel.current?.focus();
    window.open(chatUrl, "_blank", "noopener");
  }, [chatUrl]);
  return (
    <div
      className="contact-sent p-[clamp(1.5rem,3vw,2.5rem)] border border-line border-t-8 border-t-accent bg-surface-2"
      tabIndex={-1}
      ref={panel}
    >
      <ForeignNote about="received" className="mb-6" />
      <h3 className="text-2xl mb-3">Votre message est bien arrivé</h3>
      <p className="text-text-2 max-w-[52ch]">
        Un chef de projet vous répond en 24 h. Pour aller plus vite, continuez sur WhatsApp&#8239;: votre message y est
        déjà rédigé.
      </p>
      <div className="flex flex-wrap gap-3 mt-6">
        <LinkButton variant="primary" to={chatUrl} target="_blank" rel="noopener nofollow">
          Continuer sur WhatsApp
        </LinkButton>
        <LinkButton to={`/contact${useLocation().search}`} variant="secondary">
          Envoyer un autre message
        </LinkButton>
      </div>
    </div>
  );
}
