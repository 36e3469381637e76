import { ArrowRight } from "lucide-react";
import { Khatam } from "~/brand/khatam";
import type { CountryCopy } from "~/content/landing-pages/landing-copy";
import { whatsappUrl } from "~/lib/web/whatsapp";
import { hrefLangFrom } from "~/site/landing-page-language";
import type { Language } from "~/site/language";
import type { SiteInfo } from "~/site/site-settings";
import { LinkButton } from "~/ui/link-button";

interface HeroTextProps {
  copy: CountryCopy;
  language: Language;
  site: SiteInfo;
}

/** The promise to one country, and the two ways on. */
export function HeroText({ copy, language, site }: HeroTextProps) {
  return (
    <>
      <div className="country-promise">
        <p className="country-badge">
          <Khatam className="country-badge-star" />
          {copy.badge}
        </p>
        <h1 className="country-headline">
          {copy.headline.map((line) => (
            <span key={line} className="country-headline-line">
              {line}{" "}
            </span>
          ))}
        </h1>
      </div>
      <div className="country-ways">
        <p className="lead">{copy.lead}</p>
        <div className="btn-row country-buttons">
          <LinkButton variant="primary" to={whatsappUrl(site.whatsappNumber, copy.message)}>
            {copy.chatButton}
            <ArrowRight className="flip" aria-hidden="true" />
          </LinkButton>
          <LinkButton to="/services/programming" hrefLang={hrefLangFrom(language)}>
            {copy.servicesButton}
          </LinkButton>
        </div>
      </div>
    </>
  );
}
