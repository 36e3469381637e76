import { ScreenLink } from "~/ui/screen-link";
import type { TimelineEntry } from "./view.server";

/** What was said and done about an inquiry, the latest first. */
export function Timeline({ entries }: { entries: TimelineEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="timeline-title" className="mt-6">
      <h3 className="text-lg mb-2" id="timeline-title">
        Historique
      </h3>
      <ol className="grid">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ entry: { title, text, by, mail, at, when } }: { entry: TimelineEntry }) {
  return (
    <li className="grid gap-1 py-2.5 border-t border-t-line">
      <p className="flex flex-wrap justify-between gap-x-4">
        <strong className="font-medium">{title}</strong>
        <span className="text-sm text-text-2">
          {by && (
            <>
              <bdi>{by}</bdi>,{" "}
            </>
          )}
          <time className="tabular-nums" dateTime={at}>
            {when}
          </time>
        </span>
      </p>
      {text && (
        <p className="whitespace-pre-line wrap-anywhere" dir="auto">
          {text}
        </p>
      )}
      {mail && (
        <ScreenLink to={`/admin/email/${mail.id}`}>
          {mail.subject} ({mail.state})
        </ScreenLink>
      )}
    </li>
  );
}
