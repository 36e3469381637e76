const CLASSES = / class="[^"]*"/g;
/** Within quotes an ampersand may stand as it is, unless it would begin a character reference. */
const ESCAPED = /&amp;(?![a-zA-Z0-9#])/g;
const DRAWING_NAMESPACE = /<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/g;
/** Of an element of a drawing, which alone may close itself. */
const EMPTY_SHAPE = /><\/(?:path|circle|rect|line|polyline|use)>/g;
/** Between two pieces of a text, for a renderer that takes the page over. */
const TEXT_BOUNDARY = /<!-- -->/g;

/** A page's HTML without redundant signs, for pages that no script hydrates. Rule: HTML, 13.1.4 and 13.2.6.5. */
export function compactMarkup(html: string): string {
  return html
    .replace(CLASSES, (classes) => classes.replace(ESCAPED, "&"))
    .replace(DRAWING_NAMESPACE, "<svg")
    .replace(EMPTY_SHAPE, "/>")
    .replace(TEXT_BOUNDARY, "");
}
