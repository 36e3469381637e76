import type { QuoteCopy } from "~/content/quote-page/quote-words";
import { formatDocumentDay } from "~/features/billing/model/days";
import type { ClientQuote } from "~/features/quotes/model/client-quote";
import { dayInCasablanca } from "~/site/calendar";
import { TallLink } from "~/ui/tall-link";

interface StandingProps {
  quote: ClientQuote;
  words: QuoteCopy;
}

/** Where the quote stands, when it is not simply open. */
export function Standing({ quote: { state, response }, words: { states } }: StandingProps) {
  const isChangeAsked = state === "open" && response?.kind === "change";
  const words = isChangeAsked ? states.changeAsked : state === "open" ? null : states[state];
  if (!words) return null;
  return (
    <div className="mb-8 py-4 px-6 border border-line border-s-4 border-s-accent bg-surface-2" role="status">
      <p className="font-[620]">{words.title}</p>
      <p className="text-text-2">{words.text}</p>
    </div>
  );
}

/** The versions that were sent; the ones before the current one stay readable. */
export function Versions({ quote, words, path }: StandingProps & { path: string }) {
  const { versions, revision, language } = quote;
  if (versions.length < 2) return null;
  return (
    <nav className="pt-10 print:hidden" aria-label={words.versions.title}>
      <h2 className="text-lg mb-1">{words.versions.title}</h2>
      <ul>
        {versions.map((version) => {
          const day = formatDocumentDay(dayInCasablanca(version.sentAt), language);
          const isShown = version.revision === revision;
          return (
            <li key={version.revision}>
              <TallLink
                className="aria-[current]:no-underline aria-[current]:font-[560]"
                to={version.isCurrent ? path : `${path}?version=${version.revision}`}
                aria-current={isShown ? "page" : undefined}
              >
                {words.versions.older} {version.revision}, {day}
                {version.isCurrent && ` (${words.versions.current})`}
              </TallLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
