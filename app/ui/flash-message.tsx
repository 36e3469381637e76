import { Form } from "@remix-run/react";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { TAKE_BACK_MS } from "~/lib/web/take-back";
import { Button } from "./button";
import { LinkButton } from "./link-button";

type FlashTone = "success" | "error" | "info";
export type FlashContent = {
  tone: FlashTone;
  title: string;
  description?: string | undefined;
  /** A form that undoes what was done. */
  undo?: { note: string; label: string; action: string; fields: Record<string, string> } | undefined;
  /** The next thing to do. */
  link?: { note: string; label: string; to: string } | undefined;
};

/** How long a message stays without hover or focus, in milliseconds. */
export const FLASH_DURATION_MS = 8000;

const LOOKS = {
  success: { Icon: CircleCheck, tone: "tone-green" },
  error: { Icon: CircleAlert, tone: "tone-red" },
  info: { Icon: Info, tone: "tone-blue" },
};

const BOX =
  "flash flex items-start gap-3 mt-4 py-4 px-4.5 border border-line-strong [border-inline-start:6px_solid_var(--tone)] bg-surface-2 scripted:m-0 scripted:pointer-events-auto scripted:[box-shadow:0_1.5rem_5rem_var(--shade)] [--come-from:translateY(0.75rem)] scripted:[animation:come-in_0.24s_var(--ease-out)]";

export interface FlashMessageProps {
  message: FlashContent;
  onClose: () => void;
  /** Name of the close button, in the language of the page. */
  closeLabel?: string;
}

/** One message. Its close button exists only where a script can obey it. */
export function FlashMessage({ message, onClose, closeLabel = "Fermer le message" }: FlashMessageProps) {
  const [isLive, setIsLive] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const close = useRef(onClose);
  close.current = onClose;
  const duration = message.undo || message.link ? TAKE_BACK_MS : FLASH_DURATION_MS;
  useEffect(() => setIsLive(true), []);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => close.current(), duration);
    return () => clearTimeout(timer);
  }, [isHeld, duration]);
  const hold = { onPointerEnter: () => setIsHeld(true), onFocus: () => setIsHeld(true) };
  const release = { onPointerLeave: () => setIsHeld(false), onBlur: () => setIsHeld(false) };
  const { Icon, tone } = LOOKS[message.tone];
  return (
    <div className={`${BOX} ${tone}`} data-flash={message.tone} data-close={closeLabel} {...hold} {...release}>
      <Icon className="mt-[0.2em] text-(--tone)" aria-hidden="true" />
      <div className="flex-1 min-w-0 wrap-anywhere">
        <p className="font-semibold">{message.title}</p>
        {message.description && <p className="text-text-2">{message.description}</p>}
        {message.undo && <UndoForm {...message.undo} />}
        {message.link && <NextStep {...message.link} />}
      </div>
      {isLive && (
        <button
          type="button"
          className="icon-btn [margin:-0.625rem_-0.75rem_-0.625rem_0]"
          aria-label={closeLabel}
          onClick={onClose}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

const NEXT = "flex flex-wrap items-center justify-between gap-y-2 gap-x-4 mt-2 text-text-2";

function NextStep({ note, label, to }: NonNullable<FlashContent["link"]>) {
  return (
    <div className={NEXT}>
      <p>{note}</p>
      <LinkButton to={to} hydrated preventScrollReset size="sm">
        {label}
      </LinkButton>
    </div>
  );
}

function UndoForm({ note, label, action, fields }: NonNullable<FlashContent["undo"]>) {
  return (
    <Form method="post" action={action} className={NEXT} preventScrollReset>
      <p>{note}</p>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button size="sm">{label}</Button>
    </Form>
  );
}
