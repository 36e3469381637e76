import { SeenFiles } from "~/features/projects/messages/components/file-links";
import { currentIndex, MILESTONE_TONES } from "~/features/projects/milestones/model/milestone";
import type { MilestoneView, NewsItem } from "~/features/projects/milestones/model/milestone-view";

interface TrackProps {
  milestones: readonly MilestoneView[];
  words: Record<"track" | "version" | "by", string>;
  /** Each file's address lies below. */
  path: string;
}

const LINE =
  "before:absolute before:top-3 before:-bottom-1 before:start-1.75 before:border-s before:border-s-line-strong last:before:content-none";
const DIAMOND =
  "after:absolute after:top-1.5 after:start-0.5 after:size-3 after:rotate-45 after:bg-surface after:[border:1px_solid_var(--tone)] data-done:after:bg-(--tone)";

/** The milestones of a project from the first to the last, with what is promised and what was kept. */
export function Track({ milestones, words, path }: TrackProps) {
  const current = currentIndex(milestones);
  return (
    <ol className="grid" aria-label={words.track}>
      {milestones.map((milestone, index) => (
        <li
          key={milestone.id}
          className={`relative grid gap-0.5 pb-6 ps-9 last:pb-0 ${LINE} ${DIAMOND} tone-${MILESTONE_TONES[milestone.state]}`}
          aria-current={index === current ? "step" : undefined}
          data-done={milestone.state === "approved" || undefined}
        >
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className={`wrap-anywhere ${index === current ? "font-[600]" : ""}`}>{milestone.title}</span>
            <span className="text-sm text-text-2">{milestone.label}</span>
          </p>
          {milestone.due && (
            <p className="text-sm text-text-3 tabular-nums">
              {milestone.due}
              {milestone.approval?.by && (
                <>
                  , {words.by} <bdi>{milestone.approval.by}</bdi>
                </>
              )}
            </p>
          )}
          {milestone.kept && <p className="text-sm text-text-3 tabular-nums">{milestone.kept}</p>}
          {milestone.late && <p className="text-sm text-danger tabular-nums">{milestone.late}</p>}
          <SeenFiles files={milestone.approval?.files ?? []} path={path} word={words.version} />
          {milestone.moved && (
            <p className="text-sm text-text-2 wrap-anywhere">
              {milestone.moved}
              {milestone.reason && " "}
              {milestone.reason && <bdi>({milestone.reason})</bdi>}
            </p>
          )}
          {milestone.waits && <p className="text-sm text-text wrap-anywhere">{milestone.waits}</p>}
        </li>
      ))}
    </ol>
  );
}

interface NewsProps {
  news: readonly NewsItem[];
  words: Record<"news" | "version", string>;
  /** Each file's address lies below. */
  path: string;
}

export function News({ news, words, path }: NewsProps) {
  if (news.length === 0) return null;
  return (
    <section aria-labelledby="nouvelles" className="mt-10">
      <h2 className="mb-4 text-2xl" id="nouvelles">
        {words.news}
      </h2>
      <ul className="grid border-t border-t-line">
        {news.map(({ id, title: milestone, what, move, text, by, files, at, on }) => (
          <li className="grid gap-0.5 py-3 border-b border-b-line md:grid-cols-[10rem_minmax(0,1fr)] md:gap-4" key={id}>
            <time className="text-sm text-text-3 tabular-nums" dateTime={at}>
              {on}
            </time>
            <div className="grid gap-0.5 wrap-anywhere">
              <p>
                {what} <span className="text-text-2">· {milestone}</span>
                {by && (
                  <span className="text-text-3">
                    {" "}
                    · <bdi>{by}</bdi>
                  </span>
                )}
              </p>
              {move && <p className="text-sm text-text-2">{move}</p>}
              <SeenFiles files={files} path={path} word={words.version} />
              {text && <p className="text-sm text-text-2 whitespace-pre-line">{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
