import type { Language } from "~/site/language";
import { LANGUAGE_PARAM, LANGUAGES, OWN_LANGUAGE_NAMES } from "~/site/language";
import { TallLink } from "~/ui/tall-link";
import { usePathname, useSearchHref } from "~/ui/use-address";

/** The ways to the same page in the other languages; the rest of its address stays. */
export function LanguageLinks({ label, language }: { label: string; language: Language }) {
  const hrefFor = useSearchHref(usePathname());
  return (
    <nav aria-label={label} className="mt-8 flex flex-wrap gap-x-6 text-sm">
      {LANGUAGES.filter((other) => other !== language).map((other) => (
        <TallLink
          key={other}
          to={hrefFor({ [LANGUAGE_PARAM]: other === "fr" ? null : other })}
          lang={other}
          hrefLang={other}
        >
          {OWN_LANGUAGE_NAMES[other]}
        </TallLink>
      ))}
    </nav>
  );
}
