import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { LegalPage as LegalPageName, LegalSection, LegalText } from "~/content/legal/legal-copy";
import { LEGAL_TITLES, LEGAL_UPDATED_ON, LEGAL_WORDS, legalAlternates, legalPath } from "~/content/legal/legal-copy";
import { legalCard } from "~/features/seo/model/share-cards";
import { PageJsonLd } from "~/shell/page-json-ld";
import { formatDate } from "~/site/format";
import type { Language } from "~/site/language";
import { LANGUAGES, OWN_LANGUAGE_NAMES } from "~/site/language";
import type { RouteHandle } from "~/site/route-handle";
import { loadedLanguage } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { AppLink } from "~/ui/app-link";
import { TallLink } from "~/ui/tall-link";

/** What the loader of a legal page returns. */
interface LegalPageData {
  page: LegalPageName;
  language: Language;
  text: LegalText;
}

export function legalHandle(page: LegalPageName): RouteHandle {
  return { cache: {}, alternates: legalAlternates(page), lang: loadedLanguage };
}

export const legalMeta: MetaFunction<() => LegalPageData> = ({ data }) => {
  if (!data) return [];
  const { page, language, text } = data;
  return seo({ title: LEGAL_TITLES[page][language], description: text.description, card: legalCard(page, language) });
};

/** A legal page: what it holds at a glance, its sections, and its versions in other languages. */
export function LegalPage() {
  const { page, language, text } = useLoaderData() as LegalPageData;
  const title = LEGAL_TITLES[page][language];
  // A list of facts of which none is known is left out.
  const sections = text.sections.filter(
    ({ paragraphs, items, facts }) => paragraphs || items || (facts && facts.length > 0),
  );
  return (
    <article>
      <PageJsonLd crumbs={[{ name: title, path: legalPath(page, language) }]} />
      <header className="wrap pt-[clamp(2.5rem,6vw,6rem)] pb-[clamp(2rem,4vw,4rem)]">
        <h1 className="leading-[calc(var(--title-leading)_*_0.88)] mb-6 text-[length:clamp(2.5rem,1.4rem_+_4.6vw,5.5rem)]">
          {title}
        </h1>
        <p className="lead">{text.lead}</p>
        <p className="note mt-5">
          {LEGAL_WORDS[language].updated}{" "}
          <time dateTime={LEGAL_UPDATED_ON}>{formatDate(new Date(LEGAL_UPDATED_ON), language)}</time>
        </p>
      </header>
      <div className="wrap grid gap-y-10 gap-x-(--gap) pb-(--section) lg:grid-cols-12 lg:items-start print:block">
        <nav
          className="py-5 border-y border-y-line-strong lg:col-[1_/_5] lg:sticky lg:top-6 print:hidden"
          aria-labelledby="sommaire"
        >
          <h2 className="mb-2 text-[1.25rem]" id="sommaire">
            {text.contents}
          </h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <AppLink
                  className="flex items-center min-h-11 text-text-2 no-underline hover:text-text hover:[text-decoration:underline_1px]"
                  to={`#${id}`}
                >
                  {title}
                </AppLink>
              </li>
            ))}
          </ol>
        </nav>
        <div className="lg:col-[6_/_13]">
          {sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
          <nav aria-label={LEGAL_WORDS[language].otherLanguages} className="flex flex-wrap gap-x-5 mt-6 print:hidden">
            {LANGUAGES.filter((other) => other !== language).map((other) => (
              <TallLink key={other} to={legalPath(page, other)} hrefLang={other} lang={other}>
                {OWN_LANGUAGE_NAMES[other]}
              </TallLink>
            ))}
          </nav>
        </div>
      </div>
    </article>
  );
}

function Section({ section: { id, title, paragraphs = [], facts = [], items = [], link } }: { section: LegalSection }) {
  return (
    <section
      id={id}
      className="grid gap-4 py-[clamp(1.75rem,3vw,3rem)] border-t border-t-line scroll-mt-4 max-lg:first:border-t-0 max-lg:first:pt-0 lg:first:[border-block-start-color:var(--line-strong)]"
      aria-labelledby={`${id}-titre`}
    >
      <h2 className="text-2xl" id={`${id}-titre`}>
        {title}
      </h2>
      <div className="prose">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {items.length > 0 && (
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </div>
      {facts.length > 0 && (
        <dl className="grid">
          {facts.map(({ term, value, isLatin }) => (
            <div
              className="py-2.5 border-b border-b-line md:grid md:grid-cols-[14rem_minmax(0,1fr)] md:gap-4 last:border-b-0"
              key={term}
            >
              <dt className="text-text-2">{term}</dt>
              <dd className="wrap-anywhere">
                <bdi dir={isLatin ? "ltr" : "auto"}>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {link && (
        <p>
          <TallLink to={link.to}>{link.label}</TallLink>
        </p>
      )}
    </section>
  );
}
