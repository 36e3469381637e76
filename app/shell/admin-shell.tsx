import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { AppLink } from "~/ui/app-link";
import type { FlashContent } from "~/ui/flash-message";
import { FlashRegion } from "~/ui/flash-region";

export interface AdminSection {
  title?: string;
  entries: { to: string; label: string; icon: LucideIcon; count?: string }[];
}

interface AdminShellProps {
  sections: AdminSection[];
  counts: Record<string, number>;
  isCollapsed: boolean;
  userName: string;
  messages: FlashContent[];
  children: ReactNode;
}

export function AdminShell({ sections, messages, children }: AdminShellProps) {
  return (
    <>
      <nav>
        {sections
          .flatMap(({ entries }) => entries)
          .map(({ to, label }) => (
            <AppLink key={to} to={to} hydrated>
              {label}
            </AppLink>
          ))}
      </nav>
      <FlashRegion messages={messages} />
      <main id="main">{children}</main>
    </>
  );
}
