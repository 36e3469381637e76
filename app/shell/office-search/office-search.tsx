import { useLocation } from "@remix-run/react";
import { Search } from "lucide-react";
import type { MouseEvent } from "react";
import { useEffect, useState } from "react";
import { SEARCH_PATH } from "~/features/office-search/model";
import { AppLink } from "~/ui/app-link";
import { isHelpKeyOn, KeyList } from "./key-list";
import { PaletteDialog, SearchPalette } from "./search-palette";

type Shown = "search" | "keys" | null;

/**
 * The search over every screen of the back office, and the list of its shortcuts: nothing until a key or link asks for
 * it. Ctrl or Meta with K opens the search, unless a field has its own use for it; the question mark shows the shortcuts.
 */
export function useOfficeSearch() {
  const [shown, setShown] = useState<Shown>(null);
  const { key } = useLocation();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const asked = askedBy(event);
      if (!asked || event.defaultPrevented) return;
      event.preventDefault();
      setShown(asked);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: going to another address leaves the search
  useEffect(() => setShown(null), [key]);
  return { shown, close: () => setShown(null), open: () => setShown("search") };
}

function askedBy(event: KeyboardEvent): Shown {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (altKey) return null;
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === "k" ? "search" : null;
  // On many keyboards the question mark takes Shift.
  return key === "?" && isHelpKeyOn() && !isTyping(target) ? "keys" : null;
}

/** Whether a key pressed there writes into a field: then it is no shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;
}

/** The dialog that was asked for, if any. */
export function OfficeSearch({ shown, close }: { shown: Shown; close: () => void }) {
  if (shown === "search") return <SearchPalette onClose={close} />;
  if (shown === null) return null;
  const title = "Raccourcis clavier";
  return (
    <PaletteDialog label={title} onClose={close} head={<h2 className="text-[1.25rem]">{title}</h2>}>
      <div className="px-3">
        <KeyList />
      </div>
    </PaletteDialog>
  );
}

interface SearchLinkProps {
  onOpen: () => void;
  /** Without its words, in the bar of a phone. */
  isIcon?: boolean;
}

export function SearchLink({ onOpen, isIcon = false }: SearchLinkProps) {
  function openHere(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  }
  const look = isIcon
    ? "grid place-items-center size-11 border border-line-strong text-text"
    : "admin-search flex items-center gap-3 min-h-11 px-2.5 mb-1 border border-line text-text-2 no-underline whitespace-nowrap hover:border-line-strong hover:text-text md:min-h-9";
  return (
    <AppLink
      className={look}
      to={SEARCH_PATH}
      hydrated
      onClick={openHere}
      title="Rechercher (Ctrl K)"
      aria-keyshortcuts="Control+K Meta+K"
    >
      <Search aria-hidden="true" />
      <span className={isIcon ? "sr-only" : "group-data-collapsed:sr-only"}>Rechercher</span>
    </AppLink>
  );
}
