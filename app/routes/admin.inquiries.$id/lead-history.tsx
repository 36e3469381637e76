import { INQUIRY_STATUS_LABELS, INQUIRY_STATUS_TONES } from "~/features/inquiries/model/inquiry";
import { Badge } from "~/ui/badge";
import { ScreenLink } from "~/ui/screen-link";
import type { SameSender, TimelineEntry } from "./view.server";

export function SameSenderList({ id, others }: { id: string; others: SameSender[] }) {
  if (others.length === 0) return null;
  return (
    <section className="mb-6" aria-labelledby="same-sender-title">
      <h3 className="text-lg mb-2" id="same-sender-title">
        Déjà venu
      </h3>
      <ul>
        {others.map((other) => (
          <li className="flex flex-wrap items-center gap-y-1 gap-x-4 py-2 border-t border-t-line" key={other.id}>
            <ScreenLink
              className="inline-flex items-center min-h-6 wrap-anywhere pointer-coarse:min-h-11"
              to={`/admin/inquiries/${other.id}`}
              preventScrollReset
            >
              <bdi>{other.name}</bdi>, {other.received}
            </ScreenLink>
            <span className="text-text-2">{other.service}</span>
            <Badge tone={INQUIRY_STATUS_TONES[other.status]}>{INQUIRY_STATUS_LABELS[other.status]}</Badge>
            {other.canMerge && (
              <ScreenLink
                className="inline-flex items-center min-h-6 pointer-coarse:min-h-11 ms-auto"
                to={`/admin/inquiries/${id}/merge?avec=${other.id}`}
                preventScrollReset
              >
                Fusionner<span className="sr-only"> la demande du {other.received}</span>
              </ScreenLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

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
