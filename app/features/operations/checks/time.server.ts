import { localTimeOf } from "~/site/calendar";
import type { ReadClock } from "./clock.server";
import type { Finding } from "./finding";
import { findingsOf } from "./finding";

/** Morocco keeps UTC all year since September 2026; older data of time zones still add an hour. */
const WINTER_DAY = new Date("2026-12-01T12:00:00Z");
const NOON = "12";
const DOUBTFUL_MS = 5_000;
const WRONG_MS = 60_000;

/** Whether this Node knows the hour of Casablanca. @param hourOf the hour of a moment there, in two digits */
export function checkTimeZones(hourOf = hourInCasablanca): Finding[] {
  const { good, doubtful } = findingsOf("Fuseaux horaires");
  if (hourOf(WINTER_DAY) === NOON)
    return [good(`Données ${process.versions.tz ?? "du système"}, l’heure de Casablanca est juste.`)];
  return [
    doubtful(
      `Les données de Node ${process.versions.node} (${process.versions.tz}) ajoutent une heure à Casablanca\u202f: passez à un Node plus récent.`,
    ),
  ];
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

function hourInCasablanca(moment: Date): string {
  return localTimeOf(moment).slice(11, 13);
}
