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

/** Of a phone, as wide as it is. */
const AT_THE_TOP =
  "max-md:inset-x-0 max-md:top-0 max-md:bottom-auto max-md:w-full max-md:max-w-full max-md:max-h-[100dvh] max-md:border-b";
const IN_THE_MIDDLE =
  "md:inset-x-0 md:top-[12dvh] md:bottom-auto md:mx-auto md:[width:min(42rem,calc(100%_-_2.5rem))] md:max-w-full md:max-h-[76dvh] md:border";

/** A dialog without an address of its own, over whatever screen one is on. */
export function PaletteDialog({ label, onClose, head, children, onKeyDown }: PaletteDialogProps) {
  const { ref, onClick } = useModal(onClose);
  return (
    <dialog
      className={`palette fixed z-50 m-0 p-0 border-line-strong bg-surface text-text [box-shadow:0_1.5rem_5rem_var(--shade)] open:flex open:flex-col backdrop:bg-(--scrim) ${AT_THE_TOP} ${IN_THE_MIDDLE}`}
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
