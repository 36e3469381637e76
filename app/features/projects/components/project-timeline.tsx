import { PROJECT_STATUS_LABELS, PROJECT_STATUS_TONES } from "~/features/projects/model/project";
import type { HistoryEntry } from "~/features/projects/model/project-summary";

interface ProjectTimelineProps {
  /** Accessible name. */
  label: string;
  history: HistoryEntry[];
}

/** The statuses of a project in order of time; the last is the current one. */
export function ProjectTimeline({ label, history }: ProjectTimelineProps) {
  if (history.length === 0) return null;
  return (
    <ol className="timeline" aria-label={label}>
      {history.map(({ id, status, at, on }, index) => (
        <li
          key={id}
          className={`tone-${PROJECT_STATUS_TONES[status]}`}
          aria-current={index === history.length - 1 ? "step" : undefined}
        >
          <span>{PROJECT_STATUS_LABELS[status]}</span>
          <time dateTime={at}>{on}</time>
        </li>
      ))}
    </ol>
  );
}
