/** What a button of a Markdown editor does. */
export type MarkdownMark = "bold" | "italic" | "heading" | "link" | "list" | "quote" | "code";

/** A text and what is selected of it; nothing when `start` is `end`. */
export interface MarkdownSelection {
  text: string;
  start: number;
  end: number;
}

/** `text.slice(from, to)` becomes `insert`, and then `start` to `end` of the new text is selected. */
export interface MarkdownEdit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

const LINE_PREFIXES = { heading: "## ", list: "- ", quote: "> " } as const;
const FENCE = "```";

/** The edit by which a mark is put on what is selected, or taken off where it is already. */
export function markdownEdit(selection: MarkdownSelection, mark: MarkdownMark): MarkdownEdit {
  switch (mark) {
    case "bold":
      return wrapped(selection, "**");
    case "italic":
      return wrapped(selection, "_");
    case "code":
      return selectedText(selection).includes("\n") ? fenced(selection) : wrapped(selection, "`");
    case "link":
      return linked(selection);
    default:
      return prefixed(selection, LINE_PREFIXES[mark]);
  }
}

function selectedText({ text, start, end }: MarkdownSelection): string {
  return text.slice(start, end);
}

function wrapped(selection: MarkdownSelection, marker: string): MarkdownEdit {
  const { text, start, end } = selection;
  const [from, to] = [start - marker.length, end + marker.length];
  const inner = selectedText(selection);
  if (from >= 0 && text.slice(from, start) === marker && text.slice(end, to) === marker) {
    return { from, to, insert: inner, start: from, end: from + inner.length };
  }
  const insert = marker + inner + marker;
  return { from: start, to: end, insert, start: start + marker.length, end: end + marker.length };
}

function fenced(selection: MarkdownSelection): MarkdownEdit {
  const { start, end } = selection;
  const insert = `${FENCE}\n${selectedText(selection)}\n${FENCE}`;
  return { from: start, to: end, insert, start: start + insert.length, end: start + insert.length };
}

/** Selects the address, which is what one types next. */
function linked(selection: MarkdownSelection): MarkdownEdit {
  const { start, end } = selection;
  const [label, address] = [selectedText(selection) || "texte", "https://"];
  const at = start + label.length + 3;
  return { from: start, to: end, insert: `[${label}](${address})`, start: at, end: at + address.length };
}

/** On every line that the selection touches. */
function prefixed({ text, start, end }: MarkdownSelection, prefix: string): MarkdownEdit {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split("\n");
  const isMarked = lines.every((line) => line.startsWith(prefix));
  const insert = lines.map((line) => (isMarked ? line.slice(prefix.length) : prefix + line)).join("\n");
  const caret = from + insert.length;
  return { from, to, insert, start: start === end ? caret : from, end: caret };
}

/** What would end a picture's words, or be read as a mark in them. */
const MARKS = /[\\[\]*_`<]/g;

/** Puts a picture in its own paragraph after the selection. @param picture its address has no space or bracket */
export function pictureEdit({ text, end }: MarkdownSelection, picture: { src: string; alt: string }): MarkdownEdit {
  const alt = picture.alt.replace(/\s+/g, " ").trim().replace(MARKS, "\\$&");
  const lineEnds = (side: string, where: RegExp) => (where.exec(side)?.[0].match(/\n/g) ?? []).length;
  const [before, after] = [text.slice(0, end), text.slice(end)];
  const lead = before.trim() && "\n".repeat(Math.max(0, 2 - lineEnds(before, /(?<![\r\n])[\r\n]*$/)));
  const tail = after.trim() && "\n".repeat(Math.max(0, 2 - lineEnds(after, /^[\r\n]*/)));
  const image = `![${alt}](${picture.src})`;
  const caret = end + lead.length + image.length;
  return { from: end, to: end, insert: lead + image + tail, start: caret, end: caret };
}

/** A text with an edit carried out. */
export function editedText(text: string, { from, to, insert }: MarkdownEdit): string {
  return text.slice(0, from) + insert + text.slice(to);
}
