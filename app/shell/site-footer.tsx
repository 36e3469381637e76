import { legalLinks } from "~/content/legal/legal-copy";
import type { NavLink } from "~/content/navigation";
import { COUNTRY_LINKS } from "~/content/navigation";
import { addressIn } from "~/features/settings/model";
import type { Theme } from "~/lib/web/theme";
import type { SiteInfo } from "~/site/site-settings";
import { TallLink } from "~/ui/tall-link";
import { Logo } from "./logo";
import { SiteLink } from "./site-link";
import { ThemeForm } from "./theme-form";
import { usePageLanguage, useShellCopy } from "./use-shell-copy";
import { useWayOut } from "./use-way-out";

const FOOT_LINK = "inline-flex items-center no-underline hover:[text-decoration:underline_1px]";

export type SiteFooterProps = { site: SiteInfo; theme: Theme; year: number; currentPath: string };

export function SiteFooter({ site, theme, year, currentPath }: SiteFooterProps) {
  const { services, serviceLinks, footer } = useShellCopy();
  const language = usePageLanguage();
  return (
    <footer className="border-t border-t-line pt-[clamp(3rem,6vw,5.5rem)] pb-7">
      <div className="wrap grid grid-cols-2 gap-y-10 gap-x-(--gap) lg:grid-cols-[10fr_6fr_8fr_4fr_4fr]">
        <Contact site={site} />
        <LinkColumn title={footer.agency} links={footer.agencyLinks} />
        <LinkColumn title={services} links={serviceLinks} />
        <LinkColumn title={footer.countries} links={COUNTRY_LINKS} />
        <LinkColumn
          title={footer.networks}
          links={[
            { to: site.instagramUrl, label: "Instagram" },
            { to: site.linkedinUrl, label: "LinkedIn" },
            { to: site.redditUrl, label: "Reddit" },
          ]}
        />
        <div className="col-span-full flex flex-wrap justify-between items-center gap-y-3 gap-x-8 border-t border-t-line pt-5">
          <p className="note">
            © {year} {site.siteName}
          </p>
          <ul className="flex flex-wrap gap-x-6 text-sm text-text-2">
            {[...legalLinks(language), { ...footer.ownData, hrefLang: language === "fr" ? undefined : language }].map(
              ({ label, ...target }) => (
                <li key={target.to}>
                  <SiteLink className={`${FOOT_LINK} min-h-11`} {...target}>
                    {label}
                  </SiteLink>
                </li>
              ),
            )}
          </ul>
          <ThemeForm theme={theme} currentPath={currentPath} />
        </div>
      </div>
    </footer>
  );
}

function Contact({ site }: { site: SiteInfo }) {
  const { tagline } = useShellCopy().footer;
  const wayOut = useWayOut();
  return (
    <div className="col-span-full lg:col-[auto]">
      <Logo name={site.siteName} />
      <p className="lead max-w-[30ch] mt-4">{tagline}</p>
      <address className="grid justify-items-start not-italic">
        <TallLink
          className="figures mt-4.5 mb-1.5 font-display text-2xl font-semibold leading-[1.1] tracking-[-0.02em] no-underline hover:[text-decoration:underline_2px]"
          {...wayOut("appel")}
          dir="ltr"
        >
          {site.phone}
        </TallLink>
        <TallLink {...wayOut("email")}>{site.email}</TallLink>
        <AddressLine address={site.address} />
      </address>
    </div>
  );
}

/** What the owner typed is in French, whatever the language of the page. */
export function AddressLine({ address }: { address: string }) {
  const language = usePageLanguage();
  const { text, lang } = addressIn(language, address);
  return lang === language ? text : <bdi lang={lang}>{text}</bdi>;
}

function LinkColumn({ title, links }: { title: string; links: readonly NavLink[] }) {
  const language = usePageLanguage();
  return (
    <nav aria-label={title}>
      <h2 className="mb-1 text-text-3 font-sans font-[560] text-sm/[1.4] tracking-[0]">{title}</h2>
      <ul>
        {links.map(({ to, label, lang }) => (
          <li key={to}>
            <SiteLink
              className={`${FOOT_LINK} min-h-11 py-1 leading-[1.3] lg:min-h-9 lg:py-0.5`}
              to={to}
              {...(lang && { hrefLang: lang, lang: lang === language ? undefined : lang })}
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
