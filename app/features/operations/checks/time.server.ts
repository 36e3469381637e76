import { clockInCasablanca, ZONE_DATA } from "~/lib/dates/casablanca";
import { formatDate } from "~/site/format";
import type { ReadClock } from "./clock.server";
import type { Finding } from "./finding";
import { findingsOf } from "./finding";

const HOUR_MS = 3_600_000;
const YEAR_HOURS = 366 * 24;
const DOUBTFUL_MS = 5_000;
const WRONG_MS = 60_000;

/** By which data of time zones hours are told, and a day from which on they differ. */
export interface ZoneComparison {
  /** Of Node, such as '2025c'. */
  version: string;
  /** The first hour, from now on, at which Node tells another time of Casablanca than the site. */
  apart: Date | null;
}

/** Whether Node agrees with the site's own table of the hours of Casablanca; newer data that do not may well be right. */
export function checkTimeZones({ version, apart } = compareZones(new Date())): Finding[] {
  const { good, doubtful } = findingsOf("Fuseaux horaires");
  if (!apart)
    return [good(`L’heure de Casablanca est la même par les données du site (${ZONE_DATA}) et de Node (${version}).`)];
  if (version <= ZONE_DATA)
    return [
      good(
        `L’heure de Casablanca vient des données du site (${ZONE_DATA})\u202f; celles de Node (${version}) sont trop anciennes.`,
      ),
    ];
  return [
    doubtful(
      `Les données de Node (${version}), plus récentes que celles du site (${ZONE_DATA}), donnent une autre heure à Casablanca dès le ${formatDate(apart)}\u202f: installez une version plus récente du site.`,
    ),
  ];
}

function compareZones(now: Date): ZoneComparison {
  // The Swedish way to write a time is that of ISO 8601.
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Africa/Casablanca",
    dateStyle: "short",
    timeStyle: "short",
  });
  const hours = Array.from({ length: YEAR_HOURS }, (_, index) => new Date(now.getTime() + index * HOUR_MS));
  const apart = hours.find((hour) => format.format(hour).replace(" ", "T") !== clockInCasablanca(hour).slice(0, 16));
  return { version: process.versions.tz ?? "", apart: apart ?? null };
}

/** Whether the clock of this machine agrees with another's, which the sentence names. */
export function checkClock(elsewhere: ReadClock | null): Finding[] {
  const { good, doubtful, wrong } = findingsOf("Horloge");
  if (!elsewhere) {
    return [
      doubtful(
        "Comparée à aucune autre\u202f: les réglages ne nomment pas de machine d’ailleurs, ou aucune n’a dit l’heure. Vérifiez par timedatectl qu’elle est réglée par le réseau.",
      ),
    ];
  }
  const { host } = elsewhere;
  const apart = Math.abs(elsewhere.aheadMs);
  if (apart < DOUBTFUL_MS) return [good(`D’accord avec celle de ${host}.`)];
  const sentence = `${Math.round(apart / 1000)} secondes d’écart avec ${host}\u202f: réglez-la par le réseau (NTP).`;
  return [apart < WRONG_MS ? doubtful(sentence) : wrong(sentence)];
}
