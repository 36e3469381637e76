import type { ShownFile } from "~/features/project-messages/model";
import { FileLinks } from "./file-links";

export function ProjectFiles({
  files,
  room,
  path,
  words,
}: {
  files: readonly ShownFile[];
  room: string;
  /** The page of the project: below it the files have their addresses. */
  path: string;
  words: Record<"files" | "noFiles" | "downloadAll" | "version", string>;
}) {
  return (
    <section className="mb-10" aria-labelledby="fichiers">
      <h2 className="text-xl mb-3" id="fichiers">
        {words.files}
      </h2>
      {files.length === 0 ? (
        <p className="text-text-2">{words.noFiles}</p>
      ) : (
        <>
          <FileLinks files={files} path={`${path}/fichiers`} word={words.version} />
          <p className="flex flex-wrap gap-x-4 gap-y-1 mt-4">
            <a href={`${path}/fichiers.zip`} download>
              {words.downloadAll}
            </a>
            <span className="text-text-3 tabular-nums">
              <bdi>{room}</bdi>
            </span>
          </p>
        </>
      )}
    </section>
  );
}
