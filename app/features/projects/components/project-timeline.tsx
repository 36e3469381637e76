import type { HistoryEntry, ProjectStatus } from "~/features/projects/model/project";
import { PROJECT_STATUS_LABELS, PROJECT_STATUS_TONES } from "~/features/projects/model/project";

interface ProjectTimelineProps {
  label: string;
  history: HistoryEntry[];
  /** In another language than French. */
  labels?: Record<ProjectStatus, string>;
}

const STATUS =
  "relative grid flex-[0_1_10rem] min-w-34 gap-0.5 pt-5 ps-0 pe-4 text-text-2 max-md:flex max-md:justify-between max-md:gap-4 max-md:py-1.25 max-md:ps-6 max-md:pe-0 aria-[current]:text-text aria-[current]:font-[560]";
const LINE =
  "before:absolute before:top-1.5 before:inset-x-0 before:border-t before:border-t-line-strong max-md:before:top-4 max-md:before:-bottom-4 max-md:before:start-1.75 max-md:before:end-auto max-md:before:border-t-0 max-md:before:border-s max-md:before:border-s-line-strong last:before:end-auto max-md:last:before:content-none";
const DIAMOND =
  "after:absolute after:top-0.25 after:start-0.5 after:size-2.5 after:rotate-45 after:bg-surface after:[border:1px_solid_var(--tone)] max-md:after:top-2.75 aria-[current]:after:bg-(--tone)";

/** The statuses of a project in order of time; the last is the current one. */
export function ProjectTimeline({ label, history, labels = PROJECT_STATUS_LABELS }: ProjectTimelineProps) {
  if (history.length === 0) return null;
  return (
    <ol
      className="flex flex-wrap gap-y-3 gap-x-0 mt-5 text-[0.9375rem] tabular-nums max-md:grid max-md:gap-0"
      aria-label={label}
    >
      {history.map(({ id, status, at, on }, index) => (
        <li
          key={id}
          className={`${STATUS} ${LINE} ${DIAMOND} tone-${PROJECT_STATUS_TONES[status]}`}
          aria-current={index === history.length - 1 ? "step" : undefined}
        >
          <span>{labels[status]}</span>
          <time className="text-text-3 text-sm font-normal" dateTime={at}>
            {on}
          </time>
        </li>
      ))}
    </ol>
  );
}
