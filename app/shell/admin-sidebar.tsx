import { useLocation } from "@remix-run/react";
import { ExternalLink, LogOut, PanelLeftClose, PanelLeftOpen } from "lucide-react";
import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { sidebarCookie } from "~/lib/web/sidebar-cookie";
import { AppLink } from "~/ui/app-link";
import { Logo } from "./logo";
import { isTyping } from "./office-search/office-search";

type AdminSidebarProps = {
  siteName: string;
  userName: string;
  isCollapsed: boolean;
  themeForm: ReactNode;
  children: ReactNode;
};

const SIDEBAR =
  "admin-sidebar group sticky top-0 hidden flex-col gap-1 w-64 h-dvh overflow-y-auto py-4 px-3 border-e border-e-line bg-surface-2 [scrollbar-width:thin] data-collapsed:w-12 data-collapsed:px-1 md:flex print:hidden";
const ENTRY =
  "flex items-center gap-3 w-full min-h-11 px-2.5 text-text-2 text-start no-underline whitespace-nowrap hover:bg-surface-3 hover:text-text group-data-collapsed:relative group-data-collapsed:justify-center group-data-collapsed:px-0 md:min-h-9";
const LABEL = "group-data-collapsed:sr-only";

/** The sidebar: a form collapses it, a script does it at once and by Ctrl or Meta with B. */
export function AdminSidebar(props: AdminSidebarProps) {
  const { siteName, userName, isCollapsed: initial, themeForm, children } = props;
  const { pathname, search } = useLocation();
  const { isCollapsed, toggle } = useSidebar(initial);
  const label = isCollapsed ? "Agrandir le menu" : "Réduire le menu";
  const Icon = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside className={SIDEBAR} data-collapsed={isCollapsed || undefined} aria-label="Barre latérale">
      <Logo name={siteName} place="sidebar" to="/admin" hydrated />
      {children}
      <div className="md:mt-auto">
        <AdminUser name={userName} className="md:border-t md:border-t-line">
          {themeForm}
        </AdminUser>
        <form
          method="post"
          action="/admin/sidebar"
          onSubmit={(event) => {
            event.preventDefault();
            toggle();
          }}
        >
          <input type="hidden" name="redirectTo" value={pathname + search} />
          <button
            type="submit"
            className={ENTRY}
            name="sidebar_state"
            value={isCollapsed ? "expanded" : "collapsed"}
            aria-keyshortcuts="Control+B Meta+B"
            title={`${label} (Ctrl B)`}
          >
            <Icon className="flip" aria-hidden="true" />
            <span className={LABEL}>{label}</span>
          </button>
        </form>
      </div>
    </aside>
  );
}

interface AdminUserProps {
  name: string;
  className: string;
  children: ReactNode;
}

export function AdminUser({ name, className, children }: AdminUserProps) {
  return (
    <div className={`pt-3 ${className}`}>
      <p className={`py-2 px-2.5 wrap-anywhere font-[560] ${LABEL}`}>{name}</p>
      {children}
      <AppLink className={ENTRY} to="/" title="Voir le site">
        <ExternalLink aria-hidden="true" />
        <span className={LABEL}>Voir le site</span>
      </AppLink>
      <form method="post" action="/sign-out">
        <button type="submit" className={ENTRY} title="Déconnexion">
          <LogOut className="flip" aria-hidden="true" />
          <span className={LABEL}>Déconnexion</span>
        </button>
      </form>
    </div>
  );
}

/** Whether the sidebar is collapsed, kept for seven days; Ctrl or Meta with B toggles it, except while one types. */
function useSidebar(initial: boolean) {
  const [isCollapsed, setIsCollapsed] = useState(initial);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.key.toLowerCase() !== "b" || isTyping(event.target)) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
  function toggle() {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere, and the server reads this at once
    document.cookie = sidebarCookie(!isCollapsed);
    setIsCollapsed(!isCollapsed);
  }
  return { isCollapsed, toggle };
}
