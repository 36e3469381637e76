import { focusOn } from "~/brand/zellige/focus";
import { MARK_KITES } from "~/brand/zellige/mark";
import type { PatternOptions } from "~/brand/zellige/pattern-svg";
import { patternSvg } from "~/brand/zellige/pattern-svg";
import { quietTone } from "~/brand/zellige/tone";
import type { ShareCard } from "~/site/share-card";
import { SHARE_IMAGE } from "~/site/share-card";
import { GLAZES, NIGHT, nightWallStyles } from "./night-palette.server";
import type { SetLine } from "./set-title.server";
import { setLine, setTitle } from "./set-title.server";
import type { Typefaces } from "./typefaces.server";

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE;
const MARGIN = 76;
const TITLE = { width: 640, height: 330, middle: 306 } as const;
/** Arabic letters reach further up and down: their lines need more room between them and around. */
const ARABIC_TITLE = { ...TITLE, height: 300, leading: 1.36 } as const;
const STAR_AT = [922, 315] as const;
const wallStyles = nightWallStyles();

/** The picture of a card as SVG without text or references: every letter is an outline. */
export function drawCard(card: ShareCard, siteName: string, faces: Typefaces): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<style>${wallStyles}</style><path fill="${NIGHT.surface}" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>` +
    `${wall(card)}${glow(card)}${label(card, faces)}${title(card, faces)}${signature(card, siteName, faces)}</svg>`
  );
}

function isMirrored({ lang }: ShareCard): boolean {
  return lang === "ar";
}

/** From the side where reading starts: nothing, then the drawing, then flat tiles, then the lit wall. */
function wall(card: ShareCard): string {
  const side = (x: number) => (isMirrored(card) ? WIDTH - x : x);
  const state: PatternOptions["state"] = ({ centre }, random) => {
    const place = side(centre[0]) + (random() - 0.5) * 110;
    return place < 470 ? "hidden" : place < 640 ? "line" : place < 745 ? "flat" : "relief";
  };
  const isStar = card.motif === "sharp" || card.motif === "broad";
  const patch = {
    seed: card.path,
    width: WIDTH,
    height: HEIGHT,
    edge: isStar ? 205 : 168,
    motif: card.motif,
  };
  const at = [side(STAR_AT[0]), STAR_AT[1]] as const;
  const { centre, tone } = focusOn(at, patch, quietTone(2));
  const glazed: PatternOptions["tone"] = (piece, random) => {
    const usual = tone(piece, random);
    return usual === 9 ? card.glaze : usual;
  };
  return patternSvg({ ...patch, centre, tone: glazed, state, joint: 1.8 });
}

/** The light that the glazed star throws on its neighbours. */
function glow(card: ShareCard): string {
  const x = isMirrored(card) ? WIDTH - STAR_AT[0] : STAR_AT[0];
  const colour = GLAZES[card.glaze].hi.slice(0, 7);
  return (
    `<radialGradient id="glow"><stop offset="0" stop-color="${colour}" stop-opacity=".3"/>` +
    `<stop offset=".35" stop-color="${colour}" stop-opacity=".12"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
    `<circle cx="${x}" cy="${STAR_AT[1]}" r="400" fill="url(#glow)"/>`
  );
}

/** A line at the side where reading starts. */
function place(card: ShareCard, line: SetLine, y: number, fill: string, indent = 0): string {
  const x = isMirrored(card) ? WIDTH - MARGIN - indent - line.width : MARGIN + indent;
  return `<g fill="${fill}" transform="translate(${x.toFixed(2)} ${y})">${line.svg}</g>`;
}

function label(card: ShareCard, { text, arabic }: Typefaces): string {
  const style = { latin: text, arabic, size: 30, tracking: 0, isRightToLeft: isMirrored(card) };
  return place(card, setLine(card.label, style), 104, GLAZES[card.glaze].text);
}

function title(card: ShareCard, { display, arabic }: Typefaces): string {
  const isRightToLeft = isMirrored(card);
  const column = isRightToLeft ? ARABIC_TITLE : { ...TITLE, leading: 1 };
  const style = { latin: display, arabic, tracking: -0.022, isRightToLeft };
  const { lines, size } = setTitle(card.title, style, column);
  // Capitals are about two thirds of the size high: a block of them stands with its middle in the middle.
  const leading = column.leading * size;
  const first = TITLE.middle - ((lines.length - 1) * leading) / 2 + size * 0.33;
  return lines.map((line, i) => place(card, line, Math.round(first + i * leading), NIGHT.text)).join("");
}

/** The mark and the agency's name, at the foot. */
function signature(card: ShareCard, siteName: string, { display, arabic }: Typefaces): string {
  const [mark, y] = [52, 502];
  const x = isMirrored(card) ? WIDTH - MARGIN - mark : MARGIN;
  const kites = MARK_KITES.map((d, i) => `<path fill="${i === 7 ? NIGHT.accent : NIGHT.text}" d="${d}"/>`);
  const style = { latin: display, arabic, size: 40, tracking: -0.02, isRightToLeft: isMirrored(card) };
  const name = place(card, setLine(siteName, style), y + 40, NIGHT.text, mark + 18);
  return `<g transform="translate(${x} ${y}) scale(${mark / 100})">${kites.join("")}</g>${name}`;
}
