import type { NewsItem } from "~/features/milestones/model/milestone-view";
import { SeenFiles } from "~/features/project-messages/components/file-links";

interface NewsProps {
  news: readonly NewsItem[];
  words: Record<"news" | "version", string>;
  /** Below which each file has its address. */
  path: string;
}

/** What happened last, the latest first. */
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
