const BLOCK =
  /^<\/?(?:p|h[1-6]|ul|ol|li|blockquote|pre|figure|figcaption|table|thead|tbody|tr|td|th|div|hr|section|article|iframe|form|dl|dt|dd)\b/i;

/**
 * A text of the former editor of WordPress, which marks no paragraph: an empty line parts two, a line break within one is
 * one. A text that has paragraphs stays as it is.
 */
export function withParagraphs(html: string): string {
  if (/<p[\s>]/i.test(html) || /<!-- wp:/.test(html)) return html;
  // Empty lines within code part nothing.
  const [blocks, kept] = setAside(html.replace(/\ue000/g, "").replace(/\r\n?/g, "\n"));
  return blocks
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) =>
      BLOCK.test(block) || /^\ue000\d+\ue000$/.test(block) ? block : `<p>${block.replaceAll("\n", "<br>\n")}</p>`,
    )
    .join("\n\n")
    .replace(/\ue000(\d+)\ue000/g, (_, place: string) => kept[Number(place)] ?? "");
}

/** Code blocks out of the way: a mark for each, of a character that belongs to nobody. */
function setAside(html: string): [html: string, kept: string[]] {
  const kept: string[] = [];
  const marked = html.replace(/<pre\b[^<]*(?:<(?!\/?pre\b)[^<]*)*<\/pre>/gi, (block) => {
    kept.push(block);
    return `\n\n\ue000${kept.length - 1}\ue000\n\n`;
  });
  return [marked, kept];
}
