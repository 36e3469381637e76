import { LRUCache } from "lru-cache";
import { attributesIn, keyOfNames, markupNamesOf } from "~/lib/css/markup-names";
import { parseStyleRules } from "~/lib/css/style-rules";
import { usedStyles } from "~/lib/css/used-styles";
import { readBuiltFile } from "./built-file.server";
import { policyHash } from "./security-headers.server";

const EARLY_STYLES = "<style></style>";
/** Where a page without scripts finds its sheet. */
const SHEET_LINK = /<noscript data-fold=""><link rel="stylesheet" href="(\/assets\/[^"]+)"[^<>]*><\/noscript>/;
const SECTION_END = "</section>";
const PICKED_MAX = 200;

const sheets = new Map<string, ReturnType<typeof readSheet>>();
const picked = new LRUCache<string, string>({ max: PICKED_MAX });

/**
 * The page with the rules of its first screen in place of its empty `<style>`, so that it can be painted before its
 * sheet has come, and their hash as a policy names it. The place of the sheet is the end of the body. On a page that does
 * not hydrate it moves up behind the first section, which is painted without it; what comes after it waits for the whole
 * sheet. @param lateRules further rules, for as long as the sheet has not come
 */
export async function withEarlyStyles(
  html: string,
  { isHydrated, lateRules }: { isHydrated: boolean; lateRules: string },
): Promise<{ html: string; styleHash?: string }> {
  const link = html.includes(EARLY_STYLES) ? SHEET_LINK.exec(html) : null;
  if (!link) return { html };
  const [written, address = ""] = link;
  const fold = isHydrated ? -1 : html.indexOf(SECTION_END);
  const [first, rest] = fold < 0 ? [html, ""] : [html.slice(0, fold), html.slice(fold + SECTION_END.length)];
  const styles = (await stylesFor(first, address)) + lateRules;
  const moved = fold < 0 ? html : first + SECTION_END + written + rest.replace(written, "");
  return { html: moved.replace(EARLY_STYLES, () => `<style>${styles}</style>`), styleHash: policyHash(styles) };
}

async function stylesFor(html: string, address: string): Promise<string> {
  const reading = sheets.get(address) ?? readSheet(address);
  sheets.set(address, reading);
  // A read that failed (too many open files) is tried again by the next page.
  reading.catch(() => sheets.delete(address));
  const { rules, attributes } = await reading;
  const names = markupNamesOf(html, attributes);
  const key = `${address}\n${keyOfNames(names)}`;
  const styles = picked.get(key) ?? usedStyles(rules, names);
  picked.set(key, styles);
  return styles;
}

async function readSheet(address: string) {
  const css = await readBuiltFile(address);
  return { rules: parseStyleRules(css), attributes: attributesIn(css) };
}

/** As `brand/linked-wall` writes it. */
const LINKED_WALL = /<svg class="z z-linked[^<>]*>.*?(?:<\/svg>|$)/gs;

/**
 * A page that no script takes over, with each wall of a file kept as text: browsers ask for the file of a picture
 * as soon as they read of it, beside the first paint and also for what is not displayed yet. `client/walls` puts a wall
 * in its place when it comes near; without scripts it stands there at once.
 */
export function withLateWalls(html: string): string {
  return html.replace(LINKED_WALL, (wall) => `<noscript data-wall="">${wall}</noscript>`);
}
