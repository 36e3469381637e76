/** One kind of space, apostrophe and dots. */
export function plain(text: string): string {
  return text.replace(/\s+/g, " ").replaceAll("’", "'").replaceAll("…", "...").trim();
}
