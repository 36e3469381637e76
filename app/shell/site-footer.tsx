import type { SiteInfo } from "~/lib/site-info";

interface SiteFooterProps {
  site: SiteInfo;
  theme: "dark" | "light" | "system";
  year: number;
  currentPath: string;
}

export function SiteFooter({ site, year }: SiteFooterProps) {
  return (
    <footer>
      © {year} {site.siteName}
    </footer>
  );
}
