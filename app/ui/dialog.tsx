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

/**
 * A dialog with an address of its own. The server renders it open over its page, where links close it;
 * with scripts it becomes modal.
 */
export function Dialog({ title, closeTo, children, status, footer }: DialogProps) {
  const navigate = useNavigate();
  const titleId = useId();
  // An answered form has the focus on what is to be mended in it.
  const isAnswered = useActionData() !== undefined;
  const { ref, onClick } = useModal(() => navigate(closeTo, { preventScrollReset: true }));
  return (
    <>
      <AppLink className="dialog-scrim" to={closeTo} hydrated preventScrollReset tabIndex={-1} aria-hidden="true" />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does by keyboard what a click beside the dialog does */}
      <dialog className="dialog" open ref={ref} onClick={onClick} aria-labelledby={titleId} tabIndex={-1}>
        <div className="dialog-head">
          <div>
            <h2 id={titleId}>{title}</h2>
            {status}
          </div>
          <AppLink
            className="icon-btn"
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
        <div className="dialog-body">{children}</div>
        {footer && <div className="dialog-foot">{footer}</div>}
      </dialog>
    </>
  );
}
