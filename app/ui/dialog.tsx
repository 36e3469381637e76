import { useActionData, useNavigate } from "@remix-run/react";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useId } from "react";
import { AppLink } from "./app-link";
import { useModal } from "./use-modal";

export type DialogProps = {
  title: string;
  /** Address of the page without the dialog. */
  closeTo: string;
  children: ReactNode;
  /** Under the title, beside it: a status. */
  status?: ReactNode;
  footer?: ReactNode;
};

/** A sheet at the foot of a phone, a box in the middle of a wider screen. */
const SHEET =
  "dialog backdrop:bg-transparent fixed [inset:auto_0_0] z-41 flex flex-col w-full max-w-full max-h-[92dvh] m-0 p-0 border border-line-strong [border-inline-width:0] [border-block-end-width:0] bg-surface text-text [box-shadow:0_1.5rem_5rem_var(--shade)] [--come-from:translateY(2rem)] [animation:come-in_0.22s_var(--ease-out)] md:inset-0 md:m-auto md:[width:min(42rem,calc(100%_-_2.5rem))] md:h-fit md:[border-width:1px] md:[--come-from:translateY(0.5rem)]";

/**
 * A dialog with an address of its own. The server renders it open over its page, where links close it;
 * with scripts it becomes modal.
 */
export function Dialog({ title, closeTo, children, status, footer }: DialogProps) {
  const navigate = useNavigate();
  const titleId = useId();
  // After a refused submit, focus belongs to the errors.
  const isAnswered = useActionData() !== undefined;
  const { ref, onClick } = useModal(() => navigate(closeTo, { preventScrollReset: true }));
  return (
    <>
      <AppLink
        className="print:hidden fixed inset-0 z-40 bg-(--scrim) cursor-default"
        to={closeTo}
        hydrated
        preventScrollReset
        tabIndex={-1}
        aria-hidden="true"
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does by keyboard what a click beside the dialog does */}
      <dialog className={SHEET} open ref={ref} onClick={onClick} aria-labelledby={titleId} tabIndex={-1}>
        <div className="flex items-start gap-4 [padding:1.375rem_1.5rem_1.125rem] border-b border-b-line">
          <div>
            <h2 className="min-w-0 wrap-anywhere text-[1.625rem] leading-[1.1]" id={titleId}>
              {title}
            </h2>
            {status}
          </div>
          <AppLink
            className="icon-btn ms-auto -my-2 -me-3 flex-none"
            to={closeTo}
            hydrated
            preventScrollReset
            aria-label="Fermer"
            // Without scripts one would have to walk through the whole page below first.
            autoFocus={!isAnswered}
          >
            <X aria-hidden="true" />
          </AppLink>
        </div>
        <div className="dialog-body wrap-anywhere py-5 px-6 overflow-y-auto [overscroll-behavior:contain]">
          {children}
        </div>
        {footer && (
          // Each dialog hands in its own buttons, which fill the width of a phone.
          <div className="[&>.btn]:flex-[1_1_auto] md:[&>.btn]:flex-[0_0_auto] flex flex-wrap items-end gap-2 [padding:1rem_1.5rem_1.375rem] border-t border-t-line bg-surface-2 md:justify-end">
            {footer}
          </div>
        )}
      </dialog>
    </>
  );
}
