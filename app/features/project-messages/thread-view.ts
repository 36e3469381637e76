import { formatBytes, formatDateTime } from "~/site/format";
import type { Language } from "~/site/language";
import type { ShownFile, ShownMessage } from "./model";
import type { ThreadMessage } from "./queries.server";

interface ThreadReader {
  isOfTeam: boolean;
  language: Language;
  /** Up to when the reader has read it; null for never. */
  readAt: Date | null;
  words: Record<"agency" | "unknown", string>;
}

interface StoredFile {
  id: string;
  name: string;
  version: number;
  bytes: number;
}

/** A file as a page names it. */
export function shownFile({ id, name, version, bytes }: StoredFile, language: Language): ShownFile {
  return { id, name, version, size: formatBytes(bytes, language) };
}

/** Messages as one side of a thread reads them. */
export function threadView(messages: readonly ThreadMessage[], reader: ThreadReader): ShownMessage[] {
  const { isOfTeam, language, readAt, words } = reader;
  return messages.map(({ id, text, author, is_from_agency, created_at, files }) => {
    const isOwn = is_from_agency === isOfTeam;
    return {
      ...{ id, text, isOwn, at: created_at.toISOString(), on: formatDateTime(created_at, language) },
      files: files.map((file) => shownFile(file, language)),
      author: author?.full_name ?? (is_from_agency ? words.agency : words.unknown),
      isNew: !isOwn && (readAt === null || created_at > readAt),
    };
  });
}
