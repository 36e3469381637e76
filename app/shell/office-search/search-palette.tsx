import { Form, useFetcher, useNavigate } from "@remix-run/react";
import { X } from "lucide-react";
import type { FormEvent, KeyboardEvent, ReactNode } from "react";
import { useEffect, useRef } from "react";
import type { FoundGroup } from "~/features/office-search/model";
import { NOTHING_FOUND, SEARCH_PATH } from "~/features/office-search/model";
import { TallLink } from "~/ui/tall-link";
import { useModal } from "~/ui/use-modal";
import { FoundList } from "./found-list";

/** A pause this long in typing starts a search, in milliseconds. */
const TYPING_PAUSE_MS = 120;

interface Answer {
  q: string | undefined;
  groups: FoundGroup[];
}

/** The form of the search page in a dialog, answered as one types. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const { answer, ask } = useSearch();
  const navigate = useNavigate();
  const typed = useRef("");
  /** Opens the first of what is shown; a text that is not answered yet is answered by the page. */
  function openFirst(event: FormEvent<HTMLFormElement>) {
    const first = answer?.groups[0]?.found[0];
    if (!first || typed.current.trim() !== (answer?.q ?? "")) return;
    event.preventDefault();
    navigate(first.to);
  }
  return (
    <PaletteDialog
      label="Rechercher"
      onClose={onClose}
      onKeyDown={moveThroughFound}
      head={
        <Form
          method="get"
          action={SEARCH_PATH}
          role="search"
          aria-label="Rechercher dans l’administration"
          onSubmit={openFirst}
        >
          <input
            type="search"
            name="q"
            className="input"
            aria-label="Rechercher"
            placeholder="Demande, client, projet, écran…"
            autoComplete="off"
            onChange={({ target }) => {
              typed.current = target.value;
              ask(target.value);
            }}
          />
        </Form>
      }
    >
      <div role="status" className="sr-only">
        {answer && countOf(answer)}
      </div>
      {answer && answer.groups.length > 0 && <FoundList groups={answer.groups} />}
      {answer?.groups.length === 0 && (
        <p className="py-3 px-3 text-text-2">
          {NOTHING_FOUND} pour «&#8239;<bdi>{answer.q}</bdi>&#8239;».
        </p>
      )}
      <p className="mt-2 px-3 text-sm text-text-2">
        <TallLink to={`${SEARCH_PATH}#raccourcis`} hydrated>
          Raccourcis clavier
        </TallLink>
      </p>
    </PaletteDialog>
  );
}

function countOf({ groups }: Answer): string {
  const count = groups.reduce((sum, { found }) => sum + found.length, 0);
  if (count === 0) return NOTHING_FOUND;
  return count === 1 ? "1 résultat" : `${count} résultats`;
}

/** The search page's answer to what is typed; to nothing typed, the screens. */
function useSearch() {
  const { load, data } = useFetcher<Answer>();
  const timer = useRef<number>();
  const latestLoad = useRef(load);
  latestLoad.current = load;
  useEffect(() => {
    latestLoad.current(SEARCH_PATH);
    return () => window.clearTimeout(timer.current);
  }, []);
  function ask(text: string) {
    window.clearTimeout(timer.current);
    const address = `${SEARCH_PATH}?${new URLSearchParams({ q: text })}`;
    timer.current = window.setTimeout(() => latestLoad.current(address), TYPING_PAUSE_MS);
  }
  return { answer: data, ask };
}

/** Moves the focus from the field through what was found, and back; other keys do what they do. */
function moveThroughFound(event: KeyboardEvent<HTMLDialogElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const field = event.currentTarget.querySelector<HTMLElement>("input[type=search]");
  const stops = [...(field ? [field] : []), ...event.currentTarget.querySelectorAll<HTMLElement>("a[data-found]")];
  const current = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[(current + step + stops.length) % stops.length];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface PaletteDialogProps {
  label: string;
  onClose: () => void;
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
