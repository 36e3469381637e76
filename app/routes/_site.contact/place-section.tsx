import { ArrowUpRight } from "lucide-react";
import { Pattern } from "~/brand/pattern";
import type { Point } from "~/brand/zellige/geometry";
import { khatamPath, SHARP_RATIO } from "~/brand/zellige/khatam";
import { chainOf } from "~/brand/zellige/path";
import type { PieceState } from "~/brand/zellige/pattern-svg";
import type { Piece } from "~/brand/zellige/tone";
import { contactPage, hasStreet, isOnCityMap, openingHours } from "~/content/contact";
import { useRootData } from "~/shell/site-page";
import { AppLink } from "~/ui/app-link";
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

const words = contactPage.place;

const FRAME =
  "py-[clamp(3.5rem,6vw,6rem)] px-(--gutter) wide:[padding-inline-start:max(var(--gutter),calc((100vw_-_var(--page))_/_2_+_var(--gutter)))]";

/** Where the agency is, how one comes there and when it is open; without a street, its hours alone. */
export function PlaceSection({ today }: { today: number }) {
  const { address = "", arrival = "" } = useRootData()?.site ?? {};
  if (!hasStreet(address)) return <HoursSection today={today} />;
  const isDrawn = isOnCityMap(address);
  return (
    <section
      className="grid border-t border-t-line bg-surface-2 wide:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
      aria-labelledby="place-title"
    >
      <div className={FRAME}>
        <h2 className="text-3xl mb-3" id="place-title">
          {words.title}
        </h2>
        <p className="lead">{words.lead}</p>
        <dl className="grid gap-x-(--gap) gap-y-4 mt-7 wrap-anywhere sm:max-wide:grid-cols-2">
          <div>
            <dt className="text-sm text-text-3">{words.addressTitle}</dt>
            <dd>{address}</dd>
          </div>
          {arrival && (
            <div>
              <dt className="text-sm text-text-3">{words.arrivalTitle}</dt>
              <dd>{arrival}</dd>
            </div>
          )}
        </dl>
        <p className="flex flex-wrap items-center gap-y-0 gap-x-6 mt-3">
          <AppLink
            className="more-link inline-flex items-center gap-2.5 min-h-11 text-text-2 no-underline hover:text-text"
            // Nothing of that site is loaded before the link is followed.
            to={`https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`}
            target="_blank"
            rel="noopener"
          >
            {words.mapLink}
            <ArrowUpRight aria-hidden />
          </AppLink>
          {isDrawn && <span className="note">{words.mapNote}</span>}
        </p>
        <h3 className="mt-8 mb-3 text-xl">{words.hoursTitle}</h3>
        <OpeningHours today={today} />
      </div>
      {isDrawn && <CityMap />}
    </section>
  );
}

/** Where there is no place to pass by. */
function HoursSection({ today }: { today: number }) {
  return (
    <section className="border-t border-t-line bg-surface-2" aria-labelledby="hours-title">
      <div className="wrap grid gap-x-(--gap) gap-y-6 py-[clamp(3.5rem,6vw,6rem)] lg:grid-cols-12">
        <h2 className="text-3xl lg:col-[1_/_6]" id="hours-title">
          {words.hoursTitle}
        </h2>
        <div className="lg:col-[7_/_13]">
          <OpeningHours today={today} />
        </div>
      </div>
    </section>
  );
}

const TODAY = "ps-4 text-text font-[560] [box-shadow:inset_0.25rem_0_var(--accent)]";

/** When the door is open, day by day; `today` counts from Monday. */
function OpeningHours({ today }: { today: number }) {
  const days = useRootData()?.site.openingHours ?? openingHours;
  return (
    <dl>
      {days.map(({ day, hours }, index) => (
        <div
          key={day}
          className={`grid grid-cols-[1fr_auto] gap-x-4 py-2.5 border-t border-t-line ${index === today ? TODAY : "text-text-2"}`}
        >
          <dt className="row-span-2">
            {day}
            {index === today && <span className="note">, {words.today}</span>}
          </dt>
          {hours.length === 0 && <dd className="col-[2] text-end tabular-nums">{words.closed}</dd>}
          {hours.map((span) => (
            <dd className="col-[2] text-end tabular-nums" key={span}>
              {span}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** How far the tiles of the sea reach under the land, so that none is missing at the coast. */
const UNDER_LAND = 90;
const RINGS = [64, 128, 216];

function line(className: string, ...chains: Point[][]): string {
  return `<path class="${className}" d="${chains.map(chainOf).join("")}"/>`;
}

/** Tiles lie where the sea is: above the coast at their place. */
function seaState({ centre: [x, y] }: Piece): PieceState {
  const coast = COAST.find(([coastX]) => coastX >= x)?.[1] ?? 0;
  return y < coast + UNDER_LAND ? "relief" : "hidden";
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
function CityMap() {
  return (
    <div className={`relative min-h-104 overflow-clip ${SEA} print:hidden`} role="img" aria-label={words.mapLabel}>
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
