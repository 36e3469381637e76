/** A picture, a link to a path of the site, or the mark of a first-level heading, in Markdown. */
const PICTURE = /!\[[^[\]]*\]\((?:[^()]|\([^()]*\))*\)\n?/g;
const INNER_LINK = /\[([^[\]]*)\]\(\s*(\/(?:[^()\s]|\([^()\s]*\))*)(?:\s(?:[^()]|\([^()]*\))*)?\)/g;
const TITLE_LINE = /^#[ \t]+.*\n*/;
const FIRST_LEVEL = /^#(?=[ \t])/gm;

/**
 * The Markdown of a model without what it has to invent: pictures, and links to pages that the site does not have, whose
 * words stay. The page has its own title: one that opens the text goes, any other first-level heading becomes a second.
 */
export function cleanContent(markdown: string, knownPaths: readonly string[]): string {
  return markdown
    .trim()
    .replace(TITLE_LINE, "")
    .replace(FIRST_LEVEL, "##")
    .replace(PICTURE, "")
    .replace(INNER_LINK, (link, words: string, path: string) => (isKnown(path, knownPaths) ? link : words))
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function isKnown(path: string, knownPaths: readonly string[]): boolean {
  return knownPaths.includes(path.replace(/[?#].*/s, "").replace(/(?<=.)\/$/, ""));
}
