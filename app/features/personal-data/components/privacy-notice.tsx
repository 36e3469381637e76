import type { NoticePurpose } from "~/content/privacy-notice";
import { noticeCopy } from "~/content/privacy-notice";
import { addressIn } from "~/features/settings/model";
import type { Language } from "~/site/language";
import { languageMarks, pathIn } from "~/site/language";
import type { Site } from "~/site/site-settings";
import { AppLink } from "~/ui/app-link";

interface PrivacyNoticeProps {
  purpose: NoticePurpose;
  /** From the root loader; without it nothing is shown. */
  site: Site | undefined;
  /** Of the notice, and of the page around it. */
  language?: Language;
  ofPage?: Language;
}

/** The privacy notice of a form, folded. */
export function PrivacyNotice({ purpose, site, language = "fr", ofPage = "fr" }: PrivacyNoticeProps) {
  if (!site) return null;
  const { summary, text, rights, link, law } = noticeCopy[language];
  const address = addressIn(language, site.address).text;
  const to = pathIn("/mes-donnees", language);
  return (
    <details className="max-w-[60ch] text-sm text-text-2" {...languageMarks(language, ofPage)}>
      <summary className="inline-flex items-center min-h-11 underline underline-offset-4 cursor-pointer">
        {summary}
      </summary>
      <p className="pt-1">
        {text({ ...site, address }, purpose)} {rights} <AppLink to={to}>{link}</AppLink>. {law(site)}
      </p>
    </details>
  );
}
