import type { ShownFile } from "~/features/projects/messages/model";

/** Files to download, each with its picture where it has one, its size and, where there are several, its version. */
export function FileLinks({
  files,
  path,
  word,
}: {
  files: readonly ShownFile[];
  path: string;
  /** 'version', in the language of the page. */
  word: string;
}) {
  return (
    <ul className="grid gap-3">
      {files.map((file) => (
        <li key={file.id} className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-3 wrap-anywhere">
          <FilePicture file={file} path={path} />
          <p>
            <a href={`${path}/${file.id}`} download>
              <bdi>{file.name}</bdi>
            </a>
            <span className="block text-sm text-text-3 tabular-nums">
              {file.version > 1 && `${word} ${file.version}, `}
              <bdi>{file.size}</bdi>
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

const FRAME = "grid place-items-center h-14 border border-line bg-surface-3 overflow-clip";

/** What a file shows, opened larger by itself; its kind where it has no picture. */
function FilePicture({ file: { id, kind, preview }, path }: { file: ShownFile; path: string }) {
  if (!preview) {
    return (
      <span className={`${FRAME} text-xs font-[560] text-text-3 uppercase`} aria-hidden="true" dir="ltr">
        {kind}
      </span>
    );
  }
  const { label, width, height } = preview;
  const src = `${path}/${id}/apercu`;
  return (
    <a className={FRAME} href={src}>
      <img
        className="size-full object-cover object-top"
        loading="lazy"
        decoding="async"
        alt={label}
        src={src}
        width={width}
        height={height}
      />
    </a>
  );
}

/** The versions of files that a decision was about, each with its number. Nothing where there were none. */
export function SeenFiles({
  files,
  path,
  word,
}: {
  files: readonly Pick<ShownFile, "id" | "name" | "version">[];
  path: string;
  word: string;
}) {
  if (files.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-text-2">
      {files.map(({ id, name, version }) => (
        <li key={id} className="wrap-anywhere">
          <a href={`${path}/${id}`} download>
            <bdi>{name}</bdi>
          </a>{" "}
          <span className="tabular-nums">
            ({word} {version})
          </span>
        </li>
      ))}
    </ul>
  );
}

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
