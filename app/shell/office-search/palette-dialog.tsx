import { X } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { useModal } from "~/ui/use-modal";

interface PaletteDialogProps {
  label: string;
  onClose: () => void;
  /** Beside the button that closes. */
  head: ReactNode;
  children: ReactNode;
  onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void;
}

/** A dialog without an address of its own, over whatever screen one is on. */
export function PaletteDialog({ label, onClose, head, children, onKeyDown }: PaletteDialogProps) {
  const { ref, onClick } = useModal(onClose);
  return (
    <dialog
      className="palette backdrop:bg-(--scrim) fixed inset-x-0 top-0 bottom-auto z-50 w-full max-w-full max-h-[100dvh] m-0 p-0 border border-line-strong [border-inline-width:0] [border-block-start-width:0] bg-surface text-text [box-shadow:0_1.5rem_5rem_var(--shade)] open:flex open:flex-col md:top-[12dvh] md:mx-auto md:[width:min(42rem,calc(100%_-_2.5rem))] md:max-h-[76dvh] md:[border-width:1px]"
      ref={ref}
      onClick={onClick}
      onKeyDown={onKeyDown}
      aria-label={label}
      tabIndex={-1}
    >
      <div className="flex items-center gap-2 p-3 ps-4 border-b border-b-line">
        <div className="flex-1 min-w-0">{head}</div>
        <button type="button" className="icon-btn flex-none" onClick={onClose} aria-label="Fermer">
          <X aria-hidden="true" />
        </button>
      </div>
      <div className="p-3 overflow-y-auto [overscroll-behavior:contain]">{children}</div>
    </dialog>
  );
}
