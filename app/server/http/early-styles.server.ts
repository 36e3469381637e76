import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { keyOfNames, markupNamesOf } from "~/lib/css/markup-names";
import type { StyleRule } from "~/lib/css/style-rules";
import { attributesIn, parseStyleRules } from "~/lib/css/style-rules";
import { usedStyles } from "~/lib/css/used-styles";
import { readBuiltFile } from "./built-file.server";

const EARLY_STYLES = "<style></style>";
/** Where a page without scripts finds its sheet. */
const SHEET_LINK = /<noscript data-fold=""><link rel="stylesheet" href="(\/assets\/[^"]+)"[^<>]*><\/noscript>/;
const SECTION_END = "</section>";
const PICKED_MAX = 200;

interface Sheet {
  rules: StyleRule[];
  attributes: Set<string>;
}

/** A page with the styles of its first screen, and their hash as a policy names it; without one where nothing was to do. */
export interface EarlyStyled {
  html: string;
  styleHash?: string;
}

const sheets = new Map<string, Promise<Sheet>>();
const picked = new LRUCache<string, string>({ max: PICKED_MAX });

interface EarlyStylesOptions {
  isHydrated: boolean;
  /** Further rules, for as long as the sheet has not come. */
  lateRules: string;
}

/**
 * The page with the rules of its first screen in place of its empty `<style>`, so that it can be painted before its
 * sheet has come. The place of the sheet is the end of the body. On a page that does not hydrate it moves up behind the
 * first section, which is painted without it; what comes after it waits for the whole sheet.
 */
export async function withEarlyStyles(
  html: string,
  { isHydrated, lateRules }: EarlyStylesOptions,
): Promise<EarlyStyled> {
  const link = html.includes(EARLY_STYLES) ? SHEET_LINK.exec(html) : null;
  if (!link) return { html };
  const [written, address = ""] = link;
  const fold = isHydrated ? -1 : html.indexOf(SECTION_END);
  const first = fold < 0 ? html : html.slice(0, fold);
  const styles = (await stylesFor(first, address)) + lateRules;
  const moved = fold < 0 ? html : moveTo(html, written, fold + SECTION_END.length);
  const styleHash = `sha256-${createHash("sha256").update(styles).digest("base64")}`;
  return { html: moved.replace(EARLY_STYLES, () => `<style>${styles}</style>`), styleHash };
}

function moveTo(html: string, link: string, place: number): string {
  return html.slice(0, place) + link + html.slice(place).replace(link, "");
}

async function stylesFor(html: string, address: string): Promise<string> {
  const { rules, attributes } = await readSheet(address);
  const names = markupNamesOf(html, attributes);
  const key = `${address}\n${keyOfNames(names)}`;
  const styles = picked.get(key) ?? usedStyles(rules, names);
  picked.set(key, styles);
  return styles;
}

function readSheet(address: string): Promise<Sheet> {
  const known = sheets.get(address) ?? parseSheet(address);
  sheets.set(address, known);
  // A read that failed (too many open files) is tried again by the next page.
  known.catch(() => sheets.delete(address));
  return known;
}

async function parseSheet(address: string): Promise<Sheet> {
  const css = await readBuiltFile(address);
  return { rules: parseStyleRules(css), attributes: attributesIn(css) };
}
