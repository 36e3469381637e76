import { Search } from "lucide-react";
import type { MouseEvent } from "react";
import { SEARCH_PATH } from "~/features/office-search/model";
import { AppLink } from "~/ui/app-link";

interface SearchLinkProps {
  /** Opens the search here, where scripts run. */
  onOpen: () => void;
  /** Without its words, in the bar of a phone. */
  isIcon?: boolean;
}

/** The way to the search: its page, or the same in a dialog where scripts run. */
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
      <span className={isIcon ? "sr-only" : "admin-nav-label"}>Rechercher</span>
    </AppLink>
  );
}
