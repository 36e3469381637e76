import { legalLinks } from "~/content/legal/legal-copy";
import type { NavLink } from "~/content/navigation";
import { COUNTRY_LINKS } from "~/content/navigation";
import { addressIn } from "~/features/settings/model";
import type { Theme } from "~/lib/web/theme";
import type { SiteInfo } from "~/site/site-settings";
import { AppLink } from "~/ui/app-link";
import { Logo } from "./logo";
import { SiteLink } from "./site-link";
import { ThemeForm } from "./theme-form";
import { usePageLanguage, useShellCopy } from "./use-shell-copy";
import { useWayOut } from "./use-way-out";

export type SiteFooterProps = { site: SiteInfo; theme: Theme; year: number; currentPath: string };

/** The foot of every public page. */
export function SiteFooter({ site, theme, year, currentPath }: SiteFooterProps) {
  const { services, serviceLinks, footer } = useShellCopy();
  return (
    <footer className="[&_address]:grid [&_address]:justify-items-start [&_address]:not-italic border-t border-t-line pt-[clamp(3rem,6vw,5.5rem)] pb-7">
      <div className="wrap grid grid-cols-2 gap-y-10 gap-x-(--gap) lg:grid-cols-[10fr_6fr_8fr_4fr_4fr]">
        <Contact site={site} />
        <LinkColumn title={footer.agency} links={footer.agencyLinks} />
        <LinkColumn title={services} links={serviceLinks} />
        <LinkColumn title={footer.countries} links={COUNTRY_LINKS} />
        <LinkColumn title={footer.networks} links={networksOf(site)} />
        <div className="col-span-full flex flex-wrap justify-between items-center gap-y-3 gap-x-8 border-t border-t-line pt-5">
          <p className="note">
            © {year} {site.siteName}
          </p>
          <LegalLinks />
          <ThemeForm theme={theme} currentPath={currentPath} />
        </div>
      </div>
    </footer>
  );
}

/** Who publishes the site, what it keeps of people, and for whom it works; in the language of the page. */
function LegalLinks() {
  const language = usePageLanguage();
  const { ownData } = useShellCopy().footer;
  return (
    <ul className="flex flex-wrap gap-x-6 text-sm [&_a]:inline-flex [&_a]:items-center [&_a]:min-h-11 [&_a]:text-text-2 [&_a]:no-underline [&_a:hover]:[text-decoration:underline_1px]">
      {legalLinks(language).map(({ to, label }) => (
        <li key={to}>
          <SiteLink to={to}>{label}</SiteLink>
        </li>
      ))}
      <li>
        <SiteLink to={ownData.to} hrefLang={language === "fr" ? undefined : language}>
          {ownData.label}
        </SiteLink>
      </li>
    </ul>
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
  const wayOut = useWayOut();
  return (
    <div className="col-span-full lg:col-[auto]">
      <Logo name={site.siteName} />
      <p className="lead max-w-[30ch] mt-4">{tagline}</p>
      <address>
        <AppLink
          className="figures mt-4.5 mb-1.5 font-display text-2xl font-semibold leading-[1.1] tracking-[-0.02em] no-underline min-h-11 inline-flex items-center hover:[text-decoration:underline_2px]"
          {...wayOut("appel")}
          dir="ltr"
        >
          {site.phone}
        </AppLink>
        <AppLink className="inline-flex items-center min-h-11" {...wayOut("email")}>
          {site.email}
        </AppLink>
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
    <nav
      className="[&_a]:inline-flex [&_a]:items-center [&_a]:min-h-11 [&_a]:py-1 [&_a]:leading-[1.3] [&_a]:no-underline [&_a:hover]:[text-decoration:underline_1px] lg:[&_a]:min-h-9 lg:[&_a]:py-0.5"
      aria-label={title}
    >
      <h2 className="mb-1 text-text-3 font-sans font-[560] text-sm/[1.4] tracking-[0]">{title}</h2>
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
