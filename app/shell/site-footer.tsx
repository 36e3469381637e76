import type { NavLink } from "~/content/navigation";
import { AGENCY_LINKS, COUNTRY_LINKS, SERVICE_LINKS } from "~/content/navigation";
import { phoneHref } from "~/lib/phone";
import type { SiteInfo } from "~/lib/site-info";
import type { Theme } from "~/lib/theme";
import { AppLink } from "~/ui/app-link";
import { Logo } from "./logo";
import { ThemeForm } from "./theme-form";

export type SiteFooterProps = { site: SiteInfo; theme: Theme; year: number; currentPath: string };

/** The foot of every public page. */
export function SiteFooter({ site, theme, year, currentPath }: SiteFooterProps) {
  return (
    <footer className="site-footer">
      <div className="wrap site-footer-grid">
        <Contact site={site} />
        <LinkColumn title="Services" links={SERVICE_LINKS} />
        <LinkColumn title="Agence" links={AGENCY_LINKS} />
        <LinkColumn title="Pays" links={COUNTRY_LINKS} />
        <LinkColumn title="Réseaux" links={networksOf(site)} />
        <div className="site-footer-end">
          <p className="note">
            © {year} {site.siteName}
          </p>
          <ThemeForm theme={theme} currentPath={currentPath} />
        </div>
      </div>
    </footer>
  );
}

function networksOf(site: SiteInfo): NavLink[] {
  return [
    { to: site.instagramUrl, label: "Instagram" },
    { to: site.linkedinUrl, label: "LinkedIn" },
    { to: site.redditUrl, label: "Reddit" },
  ];
}

function Contact({ site }: { site: SiteInfo }) {
  return (
    <div className="site-footer-contact">
      <Logo name={site.siteName} />
      <p className="lead">Agence digitale à Casablanca. Des pièces exactes, un seul ensemble.</p>
      <address>
        <a className="site-footer-phone figures" href={phoneHref(site.phone)} dir="ltr">
          {site.phone}
        </a>
        <a className="site-footer-mail" href={`mailto:${site.email}`}>
          {site.email}
        </a>
        {site.address}
      </address>
    </div>
  );
}

function LinkColumn({ title, links }: { title: string; links: readonly NavLink[] }) {
  return (
    <nav className="site-footer-column" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ to, label, lang }) => (
          <li key={to}>
            <AppLink to={to} lang={lang} hrefLang={lang}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
