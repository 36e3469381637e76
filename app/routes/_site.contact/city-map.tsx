import { Pattern } from "~/brand/pattern";
import type { Point } from "~/brand/zellige/geometry";
import { khatamPath, SHARP_RATIO } from "~/brand/zellige/khatam";
import { chainOf } from "~/brand/zellige/path";
import type { PieceState } from "~/brand/zellige/pattern-svg";
import type { Piece } from "~/brand/zellige/piece";
import { contactPage } from "~/content/contact";
import {
  AGENCY,
  BOULEVARDS,
  CITY,
  COAST,
  JETTIES,
  MEDINA,
  PARK,
  PLACE_NAMES,
  RAILWAY,
  STREETS,
} from "./city-map-lines";

/** How far the tiles of the sea reach under the land, so that none is missing at the coast. */
const UNDER_LAND = 90;
const RINGS = [64, 128, 216];

function line(className: string, ...chains: Point[][]): string {
  return `<path class="${className}" d="${chains.map(chainOf).join("")}"/>`;
}

/** Height of the coast at a place, from the part of it that runs above. */
function coastAt(x: number): number {
  return COAST.find(([coastX]) => coastX >= x)?.[1] ?? 0;
}

/** Tiles lie where the sea is. */
function seaState({ centre: [x, y] }: Piece): PieceState {
  return y < coastAt(x) + UNDER_LAND ? "relief" : "hidden";
}

function drawCity(): string {
  const land = [...COAST, [CITY.width + 20, CITY.height + 20] as const, [-20, CITY.height + 20] as const];
  const [x, y] = AGENCY;
  return [
    `<path class="map-land" d="${chainOf(land)}z"/>`,
    `<path class="map-medina" d="${chainOf(MEDINA)}z"/><path class="map-park" d="${chainOf(PARK)}z"/>`,
    line("map-coast", COAST),
    line("map-jetty", ...JETTIES),
    line("map-street", ...STREETS),
    line("map-boulevard", ...BOULEVARDS),
    line("map-railway", RAILWAY),
    ...RINGS.map((radius) => `<path class="map-ring" d="${khatamPath(x, y, radius)}"/>`),
    ...PLACE_NAMES.map(
      ({ name, at, isSea }) =>
        `<text class="map-name${isSea ? " is-sea" : ""}" x="${at[0]}" y="${at[1]}">${name}</text>`,
    ),
    `<path class="map-pin-ground" d="${khatamPath(x, y, 46)}"/>`,
    `<path class="map-pin" d="${khatamPath(x, y, 34, SHARP_RATIO)}"/>`,
  ].join("");
}

/** The glazes of its tiles. */
const SEA =
  "[--t0:var(--day,#2a49d8)_var(--night,#14206b)] [--t1:var(--day,#2e4fe0)_var(--night,#16257a)] [--t2:var(--day,#3457ea)_var(--night,#1a2c8f)] [--t3:var(--day,#2440c4)_var(--night,#1f36ad)] [--t4:var(--day,#4468f5)_var(--night,#2440d9)] [--cat:#2b48f0] [--hi:#a9b8ff8c] [--lo:var(--day,#10207a8c)_var(--night,#02041c8c)]";

/** The city as we would lay it: the sea in glazed tiles, the boulevards along the directions of the tiling. */
export function CityMap() {
  return (
    <div
      className={`relative min-h-104 overflow-clip ${SEA} print:hidden`}
      role="img"
      aria-label={contactPage.place.mapLabel}
    >
      <Pattern
        className="absolute inset-0"
        seed="casablanca"
        {...CITY}
        edge={104}
        motif="contact"
        fit="xMidYMid slice"
        state={seaState}
        over={drawCity()}
      />
    </div>
  );
}
