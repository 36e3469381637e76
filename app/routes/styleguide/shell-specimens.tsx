import { CallToActionBand } from "~/shell/call-to-action-band";
import { Logo } from "~/shell/logo";
import { ThemeForm } from "~/shell/theme-form";
import type { SiteInfo } from "~/site/site-settings";
import { Specimen } from "./specimen";

const SITE: SiteInfo = {
  siteUrl: "https://zellige.example",
  siteName: "Zellige",
  phone: "+212 5 22 00 00 00",
  email: "bonjour@zellige.example",
  address: "Casablanca, Maroc",
  whatsappNumber: "212600000000",
  instagramUrl: "https://www.instagram.com/zellige.example",
  linkedinUrl: "https://www.linkedin.com/company/zellige-example",
  redditUrl: "https://www.reddit.com/r/zellige_example",
};

export function ShellSpecimens({ theme }: { theme: "dark" | "light" }) {
  return (
    <Specimen title="Cadre">
      <Logo name={SITE.siteName} />
      <ThemeForm theme={theme} currentPath="/styleguide" />
      <CallToActionBand site={SITE} />
    </Specimen>
  );
}
