import { PREVIEW_LABELS, ROOM_LABELS } from "~/content/project-messages";
import { formatBytes, formatDateTime } from "~/site/format";
import type { Language } from "~/site/language";
import type { ShownFile, ShownMessage } from "./model";
import { PROJECT_QUOTA_BYTES } from "./model";
import type { ProjectFileRow, ThreadMessage } from "./queries.server";

export function shownFile(file: ProjectFileRow, language: Language): ShownFile {
  const { id, name, version, bytes, kind, preview_width: width, preview_height: height } = file;
  const preview = width && height ? { label: PREVIEW_LABELS[language](name), width, height } : null;
  return { id, name, version, kind, size: formatBytes(bytes, language), preview };
}

/** How much of its room a project has taken, such as '24,5 Mo sur 2 Go'. */
export function roomTaken(files: readonly Pick<ProjectFileRow, "bytes">[], language: Language): string {
  const taken = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return ROOM_LABELS[language](formatBytes(taken, language), formatBytes(PROJECT_QUOTA_BYTES, language));
}

export function threadView(
  messages: readonly ThreadMessage[],
  reader: {
    isOfTeam: boolean;
    language: Language;
    /** Up to when the reader has read it; null for never. */
    readAt: Date | null;
    words: Record<"agency" | "unknown", string>;
  },
): ShownMessage[] {
  const { isOfTeam, language, readAt, words } = reader;
  return messages.map(({ id, text, author, is_from_agency, created_at, files }) => {
    const isOwn = is_from_agency === isOfTeam;
    return {
      id,
      text,
      isOwn,
      at: created_at.toISOString(),
      on: formatDateTime(created_at, language),
      files: files.map((file) => shownFile(file, language)),
      author: author?.full_name ?? (is_from_agency ? words.agency : words.unknown),
      isNew: !isOwn && (readAt === null || created_at > readAt),
    };
  });
}
