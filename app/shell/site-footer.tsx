import type { NavLink } from "~/content/navigation";
import { COUNTRY_LINKS } from "~/content/navigation";
import { addressIn } from "~/features/settings/model";
import { phoneHref } from "~/lib/web/phone";
import type { Theme } from "~/lib/web/theme";
import { inDigitsOf } from "~/site/language";
import type { SiteInfo } from "~/site/site-settings";
import { Logo } from "./logo";
import { SiteLink } from "./site-link";
import { ThemeForm } from "./theme-form";
import { usePageLanguage, useShellCopy } from "./use-shell-copy";

export type SiteFooterProps = { site: SiteInfo; theme: Theme; year: number; currentPath: string };

/** The foot of every public page. */
export function SiteFooter({ site, theme, year, currentPath }: SiteFooterProps) {
  const { services, serviceLinks, footer } = useShellCopy();
  const language = usePageLanguage();
  return (
    <footer className="site-footer">
      <div className="wrap site-footer-grid">
        <Contact site={site} />
        <LinkColumn title={services} links={serviceLinks} />
        <LinkColumn title={footer.agency} links={footer.agencyLinks} />
        <LinkColumn title={footer.countries} links={COUNTRY_LINKS} />
        <LinkColumn title={footer.networks} links={networksOf(site)} />
        <div className="site-footer-end">
          <p className="note">
            © {inDigitsOf(language, year)} {site.siteName}
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
  const { tagline } = useShellCopy().footer;
  return (
    <div className="site-footer-contact">
      <Logo name={site.siteName} />
      <p className="lead">{tagline}</p>
      <address>
        <a className="site-footer-phone figures" href={phoneHref(site.phone)} dir="ltr">
          {site.phone}
        </a>
        <a className="site-footer-mail" href={`mailto:${site.email}`}>
          {site.email}
        </a>
        <AddressLine address={site.address} />
      </address>
    </div>
  );
}

/** What the owner typed is in French, whatever the language of the page. */
function AddressLine({ address }: { address: string }) {
  const language = usePageLanguage();
  const { text, lang } = addressIn(language, address);
  return lang === language ? text : <bdi lang={lang}>{text}</bdi>;
}

function LinkColumn({ title, links }: { title: string; links: readonly NavLink[] }) {
  const language = usePageLanguage();
  return (
    <nav className="site-footer-column" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ to, label, lang }) => (
          <li key={to}>
            <SiteLink to={to} {...(lang && { hrefLang: lang, lang: lang === language ? undefined : lang })}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
