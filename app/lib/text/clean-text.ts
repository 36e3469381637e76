// biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL refuses NUL, and no text needs the others
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const BREAK = /[\n\t\u0085\u2028\u2029]/;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Whether a text can be kept as it is: without NUL and half of a character, neither of which any browser sends. */
export function isSoundText(text: string): boolean {
  return !text.includes("\0") && text.search(LONE_SURROGATE) === -1;
}

/** Text fit for storage: one kind of line break, no control character, no broken Unicode. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(CONTROL, "").replace(LONE_SURROGATE, "\ufffd");
}

/** The same on one line: no kind of line break survives that could split a header, an e-mail or a file. */
export function oneLine(text: string): string {
  return withoutBreaks(cleanText(text)).trim();
}

/** A text whose line breaks and tabs, with the white space around them, are one space each. */
export function withoutBreaks(text: string): string {
  return text.replace(/[\s\u0085]+/g, (gap) => (BREAK.test(gap) ? " " : gap));
}
