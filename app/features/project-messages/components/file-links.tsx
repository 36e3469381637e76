import type { ShownFile } from "~/features/project-messages/model";

interface FileLinksProps {
  files: readonly ShownFile[];
  path: string;
  /** 'version', in the language of the page. */
  word: string;
}

/** Files to download, each with its size and, where there are several, its version. */
export function FileLinks({ files, path, word }: FileLinksProps) {
  return (
    <ul className="grid gap-1">
      {files.map(({ id, name, version, size }) => (
        <li key={id} className="wrap-anywhere">
          <a href={`${path}/${id}`} download>
            <bdi>{name}</bdi>
          </a>{" "}
          <span className="text-sm text-text-3 tabular-nums">
            {version > 1 && `${word} ${version}, `}
            <bdi>{size}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface SeenFilesProps {
  files: readonly Pick<ShownFile, "id" | "name" | "version">[];
  path: string;
  word: string;
}

/** The versions of files that a decision was about, each with its number. Nothing where there were none. */
export function SeenFiles({ files, path, word }: SeenFilesProps) {
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
