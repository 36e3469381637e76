import { articleWords } from "~/content/article/words";
import type { ArticleView } from "~/features/blog/queries/article-view.server";
import type { Language } from "~/site/language";
import { frenchTarget, LANGUAGE_PARAM } from "~/site/language";
import { LinkButton } from "~/ui/link-button";
import { Portrait } from "~/ui/portrait";
import { TallLink } from "~/ui/tall-link";

/** Who signs the article, as the page of the team shows them. */
export function ArticleSigner({ article: { signer, language } }: { article: ArticleView }) {
  if (!signer) return null;
  const { name, role, about, portrait, anchor } = signer;
  return (
    <aside className="grid grid-cols-[5rem_minmax(0,1fr)] gap-5 items-center py-6 wrap-anywhere border-b border-b-line">
      <Portrait name={name} src={portrait} sizes="5rem" className="h-25" alt="" />
      <div className="grid gap-0.5">
        <p className="text-sm text-text-3">{articleWords(language).writtenBy}</p>
        <p className="font-display font-[620] text-xl/[calc(var(--title-leading)_*_1.1)]">
          <TallLink to={`/about#${anchor}`} {...frenchTarget(language)}>
            {name}
          </TallLink>
        </p>
        {role && <p className="text-sm text-text-2">{role}</p>}
        {about && <p className="text-sm text-text-3">{about}</p>}
      </div>
    </aside>
  );
}

interface ShareLinksProps {
  /** The article's whole address. */
  url: string;
  title: string;
  language: Language;
}

/** Ways to hand the article on; where there are scripts, the device's own sheet or a copy of the link joins them. */
export function ShareLinks({ url, title, language }: ShareLinksProps) {
  const { share, shareBy, copyLink, linkCopied, copyFailed } = articleWords(language);
  const words = { "data-label": share, "data-copy": copyLink, "data-copied": linkCopied, "data-failed": copyFailed };
  const ways = [
    { to: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`, label: shareBy.whatsapp },
    {
      to: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
      label: shareBy.linkedin,
    },
    { to: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`, label: shareBy.email },
  ];
  return (
    <section className="no-print py-6" aria-labelledby="partager" data-share={url} data-title={title} {...words}>
      <h2 className="mb-2 text-[1.25rem]" id="partager">
        {share}
      </h2>
      <ul className="flex flex-wrap gap-y-0 gap-x-6">
        {ways.map(({ to, label }) => (
          <li key={to}>
            {/* The button that a script adds takes this look, so it says what links have of themselves too. */}
            <TallLink className="text-link [text-decoration:underline_1px] [text-underline-offset:0.22em]" to={to}>
              {label}
            </TallLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The contact link, for readers who want to know more. */
export function ArticleQuestion({ language }: { language: Language }) {
  const { question, contact } = articleWords(language);
  const to = language === "fr" ? "/contact" : `/contact?${LANGUAGE_PARAM}=${language}`;
  return (
    <div className="no-print flex flex-wrap items-center justify-between gap-y-4 gap-x-8 p-6 border-s-8 border-s-category bg-surface-3">
      <p className="font-display font-[620] text-xl/[calc(var(--title-leading)_*_1.1)]">{question}</p>
      <LinkButton to={to} {...frenchTarget(language)}>
        {contact}
      </LinkButton>
    </div>
  );
}
