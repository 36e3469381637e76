interface Section {
  heading: string | null;
  /** Level of its heading; 1 where there is none. */
  level: number;
  /** Where its text begins and ends in the Markdown: behind its heading, before the next of its level or a higher one. */
  start: number;
  end: number;
}

const HEADING = /^(#{2,4})[ \t]+([^ \t].*)$/;
const FENCE = /^ {0,3}(```|~~~)/;

/** The parts of an article in their order. A part holds those of a lower level that follow it. */
export function sectionsOf(markdown: string): Section[] {
  const headings = headingsOf(markdown);
  const parts = headings.map(({ text, level, end }, index) => {
    let next = index + 1;
    while ((headings[next]?.level ?? 0) > level) next += 1;
    return { heading: text, level, start: end, end: headings[next]?.start ?? markdown.length };
  });
  const opening = { heading: null, level: 1, start: 0, end: headings[0]?.start ?? markdown.length };
  return markdown.slice(0, opening.end).trim() ? [opening, ...parts] : parts;
}

function headingsOf(markdown: string) {
  const found: { text: string; level: number; start: number; end: number }[] = [];
  let at = 0;
  let fence: string | undefined;
  for (const line of markdown.split("\n")) {
    const mark = FENCE.exec(line)?.[1];
    if (mark && (!fence || fence === mark)) fence = fence ? undefined : mark;
    const [, hashes, text] = (!fence && HEADING.exec(line)) || [];
    if (hashes && text) {
      // Trailing signs close a heading, unless they are all that it has.
      const title =
        text
          .trimEnd()
          .replace(/(?<!#)#+$/, "")
          .trimEnd() || text.trimEnd();
      found.push({ text: title, level: hashes.length, start: at, end: at + line.length });
    }
    at += line.length + 1;
  }
  return found;
}

export function sectionText(markdown: string, { start, end }: Section): string {
  return markdown.slice(start, end).trim();
}

export function withSection(markdown: string, section: Section, text: string): string {
  const { start, end, heading, level } = section;
  const before = heading === null ? "" : "\n\n";
  const after = end < markdown.length ? "\n\n" : "";
  return markdown.slice(0, start) + before + withinLevel(text, level) + after + markdown.slice(end);
}

export function newSectionsIn(continuation: string, markdown: string): string {
  const known = new Set(headingsOf(markdown).map(({ text }) => text.toLowerCase()));
  const parts = headingsOf(continuation).filter(({ level }) => level === 2);
  return parts
    .map(({ text, start }, index) => ({ text, words: continuation.slice(start, parts[index + 1]?.start) }))
    .filter(({ text }) => !known.has(text.toLowerCase()))
    .map(({ words }) => words.trim())
    .join("\n\n");
}

/** The Markdown with further sections before its last one, with which it ends; behind it where it has but one. */
export function withMoreSections(markdown: string, more: string): string {
  if (!more) return markdown;
  const parts = headingsOf(markdown).filter(({ level }) => level === 2);
  const last = parts.length > 1 ? parts.at(-1) : undefined;
  if (!last) return `${markdown.trimEnd()}\n\n${more}`;
  return `${markdown.slice(0, last.start)}${more}\n\n${markdown.slice(last.start)}`;
}

/** Lowers the headings inside a part below its own, and drops a repetition of its own heading. */
function withinLevel(text: string, level: number): string {
  const bare = text.trim().replace(new RegExp(`^#{1,${level}}[ \\t].*\\n+`), "");
  return bare
    .replace(/^(#{1,6})(?=[ \t])/gm, (hashes) => "#".repeat(Math.min(6, Math.max(level + 1, hashes.length))))
    .trim();
}

const PICTURE = /!\[[^[\]]*\]\((?:[^()]|\([^()]*\))*\)\n?/g;
const INNER_LINK = /\[([^[\]]*)\]\(\s*(\/(?:[^()\s]|\([^()\s]*\))*)(?:\s(?:[^()]|\([^()]*\))*)?\)/g;
const TITLE_LINE = /^#[ \t]+.*\n*/;
const FIRST_LEVEL = /^#(?=[ \t])/gm;

/**
 * Removes what models invent: pictures, and links to unknown pages, whose words stay.
 * A title that opens the text goes; other first-level headings become second-level ones.
 */
export function cleanContent(markdown: string, knownPaths: readonly string[]): string {
  return markdown
    .trim()
    .replace(TITLE_LINE, "")
    .replace(FIRST_LEVEL, "##")
    .replace(PICTURE, "")
    .replace(INNER_LINK, (link, words: string, path: string) =>
      knownPaths.includes(path.replace(/[?#].*/s, "").replace(/(?<=.)\/$/, "")) ? link : words,
    )
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
