import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { frenchShell } from "~/content/shell/french";
import type { Theme } from "~/lib/web/theme";
import type { FlashContent } from "~/ui/flash-message";
import { FlashRegion } from "~/ui/flash-region";
import { PartLink } from "~/ui/part-link";
import type { AdminSection } from "./admin-nav";
import { AdminNav } from "./admin-nav";
import { AdminSheet } from "./admin-sheet";
import { AdminSidebar } from "./admin-sidebar";
import { AdminUser } from "./admin-user";
import { Logo } from "./logo";
import { ThemeForm } from "./theme-form";

export type AdminShellProps = {
  siteName?: string;
  sections: readonly AdminSection[];
  /** How many new things wait in each part, by the entry's `count`. */
  counts: Readonly<Record<string, number>>;
  /** From the visitor's cookie, so that nothing jumps when the page loads. */
  isCollapsed: boolean;
  userName: string;
  theme?: Theme;
  messages: readonly FlashContent[];
  children: ReactNode;
};

/** The frame of the back office: a sidebar that collapses, a sheet with the same entries on a phone. */
export function AdminShell(props: AdminShellProps) {
  const { siteName = "Zellige", sections, counts, isCollapsed, userName, theme = "dark", messages, children } = props;
  const { pathname, search } = useLocation();
  const themeForm = (id: string) => <ThemeForm id={id} theme={theme} currentPath={pathname + search} isSmall />;
  const entries = { sections, counts };
  const waitingCount = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <div className="admin">
      <PartLink className="skip-link" to="main">
        {frenchShell.skipLink}
      </PartLink>
      <AdminSidebar
        siteName={siteName}
        userName={userName}
        isCollapsed={isCollapsed}
        themeForm={themeForm("theme-sidebar")}
      >
        <AdminNav label="Administration" {...entries} />
      </AdminSidebar>
      <div className="admin-column">
        <header className="admin-bar">
          <Logo name={siteName} to="/admin" hydrated />
          <AdminSheet waitingCount={waitingCount}>
            <AdminNav label="Menu de l’administration" {...entries} />
            <AdminUser name={userName}>{themeForm("theme-menu")}</AdminUser>
          </AdminSheet>
        </header>
        <FlashRegion messages={messages} />
        <main className="admin-main" id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}
