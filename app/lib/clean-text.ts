// biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL refuses NUL, and no text needs the others
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Text fit for storage: one kind of line break, no control character, no broken Unicode. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(CONTROL, "").replace(LONE_SURROGATE, "\ufffd");
}
