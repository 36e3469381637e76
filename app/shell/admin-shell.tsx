import { useLocation } from "@remix-run/react";
import { Menu, X } from "lucide-react";
import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { frenchShell } from "~/content/shell/french";
import { enhanceDisclosures } from "~/lib/html/disclosure";
import type { Theme } from "~/lib/web/theme";
import type { FlashContent } from "~/ui/flash-message";
import { FlashRegion } from "~/ui/flash-region";
import { PartLink } from "~/ui/part-link";
import type { AdminSection } from "./admin-nav";
import { AdminNav, WaitingCount } from "./admin-nav";
import { AdminSidebar, AdminUser } from "./admin-sidebar";
import { Logo } from "./logo";
import { OfficeSearch, SearchLink, useOfficeSearch } from "./office-search/office-search";
import { ThemeForm } from "./theme-form";

export type AdminShellProps = {
  siteName?: string;
  sections: readonly AdminSection[];
  /** By the entry's `count`. */
  counts: Readonly<Record<string, number>>;
  /** From the visitor's cookie, so that nothing jumps when the page loads. */
  isCollapsed: boolean;
  userName: string;
  theme?: Theme;
  messages: readonly FlashContent[];
  children: ReactNode;
};

const DENSE_BUTTONS =
  "md:[--btn-height:2.5rem] md:[--btn-padding:0.875rem] md:[--btn-gap:0.5rem] md:[--btn-text:0.9375rem]";
const DENSE_INPUTS =
  "md:[--input-height:2.5rem] md:[--input-padding:0.4375rem] md:[--input-text:0.9375rem] md:[--textarea-height:8rem] md:[--table-input-height:2.25rem] md:[--table-input-padding:0.25rem]";

/** The frame of the back office: a sidebar that collapses, a sheet with the same entries on a phone. */
export function AdminShell(props: AdminShellProps) {
  const { siteName = "Zellige", sections, counts, isCollapsed, userName, theme = "dark", messages, children } = props;
  const here = useLocation();
  const themeForm = (id: string) => (
    <ThemeForm id={id} theme={theme} currentPath={here.pathname + here.search} isSmall />
  );
  const entries = { sections, counts };
  const { open, ...search } = useOfficeSearch();
  const waitingCount = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <div
      className={`admin ${DENSE_BUTTONS} ${DENSE_INPUTS} min-h-[100dvh] text-[0.9375rem] md:grid md:grid-cols-[auto_minmax(0,1fr)]`}
    >
      <PartLink
        className="absolute start-4 top-2 z-60 py-3 px-4 bg-text text-surface not-focus:[transform:translateY(-200%)] print:hidden"
        to="main"
      >
        {frenchShell.skipLink}
      </PartLink>
      <AdminSidebar
        siteName={siteName}
        userName={userName}
        isCollapsed={isCollapsed}
        themeForm={themeForm("theme-sidebar")}
      >
        <SearchLink onOpen={open} />
        <AdminNav label="Administration" {...entries} />
      </AdminSidebar>
      <div className="[--flash-inset:1rem] min-w-0 md:[--flash-inset:clamp(1rem,2.4vw,2.25rem)]">
        <header className="relative z-20 flex items-center justify-between min-h-15 px-4 border-b border-b-line bg-surface-2 md:hidden print:hidden">
          <Logo name={siteName} to="/admin" hydrated />
          <div className="flex gap-2">
            <SearchLink onOpen={open} isIcon />
            <AdminSheet waitingCount={waitingCount}>
              <AdminNav label="Menu de l’administration" {...entries} />
              <AdminUser name={userName} className="mt-4 border-t border-t-line">
                {themeForm("theme-menu")}
              </AdminUser>
            </AdminSheet>
          </div>
        </header>
        <FlashRegion messages={messages} />
        <main
          className="[padding:1.5rem_1rem_3rem] min-w-0 md:[padding:1.75rem_clamp(1rem,2.4vw,2.25rem)_3rem]"
          id="main"
          tabIndex={-1}
        >
          {children}
        </main>
      </div>
      <OfficeSearch {...search} />
    </div>
  );
}

const COMES_IN =
  "[--come-from:translateX(-1.5rem)] rtl:[--come-from:translateX(1.5rem)] [animation:come-in_0.2s_var(--ease-out)]";

/** The menu of the back office on a phone: a native disclosure, which scripts only make close by itself. */
function AdminSheet({ waitingCount, children }: { waitingCount: number; children: ReactNode }) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => enhanceDisclosures(document, () => (ref.current ? [ref.current] : [])), []);
  return (
    <details className="admin-sheet group" ref={ref}>
      <summary className="grid place-items-center size-11 border border-line-strong relative">
        <span className="sr-only">Menu </span>
        <WaitingCount count={waitingCount} place="menu" />
        <Menu className="group-open:hidden" aria-hidden="true" />
        <X className="hidden group-open:block" aria-hidden="true" />
      </summary>
      <div
        className={`admin-sheet-panel fixed top-15 bottom-0 start-0 flex flex-col w-[min(18rem,100vw)] overflow-y-auto p-3 border-e border-e-line-strong bg-surface-2 [box-shadow:0_1.5rem_5rem_var(--shade)] ${COMES_IN}`}
      >
        {children}
      </div>
    </details>
  );
}
