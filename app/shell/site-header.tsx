import type { SiteInfo } from "~/lib/site-info";
import { AppLink } from "~/ui/app-link";

export function SiteHeader({ site }: { site: SiteInfo; currentPath: string }) {
  return (
    <header>
      <AppLink to="/">{site.siteName}</AppLink>
    </header>
  );
}
