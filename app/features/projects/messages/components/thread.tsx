import { useState } from "react";
import type { ShownMessage } from "~/features/projects/messages/model";
import { FileLinks } from "./file-links";

export function Thread({
  messages,
  words,
  filesPath,
}: {
  messages: readonly ShownMessage[];
  words: Record<"thread" | "empty" | "isNew" | "version", string>;
  filesPath: string;
}) {
  const isStillNew = useMarks(messages);
  if (messages.length === 0) return <p className="py-8 border-y border-y-line text-text-2">{words.empty}</p>;
  return (
    <ol className="grid gap-5" aria-label={words.thread}>
      {messages.map(({ id, author, isOwn, text, at, on, files }) => (
        <li
          key={id}
          id={`message-${id}`}
          className={`grid gap-1 w-fit max-w-[min(100%,64ch)] min-w-[min(100%,18rem)] py-3 px-4 border border-line ${isOwn ? "ms-auto bg-surface-2" : "border-s-4 border-s-accent"}`}
        >
          <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-text-2">
            <strong className="text-text">
              <bdi>{author}</bdi>
            </strong>
            <time className="text-text-3 tabular-nums" dateTime={at}>
              {on}
            </time>
            {isStillNew(id) && <span className="text-accent-text font-[560]">{words.isNew}</span>}
          </p>
          {text && (
            <p className="whitespace-pre-line wrap-anywhere" dir="auto">
              {text}
            </p>
          )}
          {files.length > 0 && <FileLinks files={files} path={filesPath} word={words.version} />}
        </li>
      ))}
    </ol>
  );
}

/** Keeps what was new on a page while it stays open: asked for anew, the server says that it has been read. */
function useMarks(messages: readonly ShownMessage[]): (id: string) => boolean {
  const [marked] = useState(() => new Set<string>());
  for (const { id, isNew } of messages) if (isNew) marked.add(id);
  return (id) => marked.has(id);
}
