import { lookup } from "node:dns/promises";
import { existsSync } from "node:fs";
import { BlockList, isIPv6 } from "node:net";
import { networkInterfaces } from "node:os";
import { clockInCasablanca, ZONE_DATA } from "~/lib/dates/casablanca";
import { HOUR_MS } from "~/lib/dates/durations";
import { canonicalAddress } from "~/lib/web/ip-address";
import { isPublicAddress } from "~/server/pictures/fetch-picture.server";
import { formatDate } from "~/site/format";
import type { Finding } from "./finding";
import { findingsOf } from "./finding";

/** Addresses of the machine itself; the first of each family is that of a socket to any. */
const LOOPBACK = new BlockList();
LOOPBACK.addAddress("0.0.0.0");
LOOPBACK.addSubnet("127.0.0.0", 8);
LOOPBACK.addAddress("::", "ipv6");
LOOPBACK.addAddress("::1", "ipv6");

const PATIENCE_MS = 4_000;
/** The marks of Docker and Podman. */
const CONTAINER_MARKS = ["/.dockerenv", "/run/.containerenv"];

/** A host of the settings, and how its clock is read. */
export interface ClockSource {
  host: string;
  read: () => Promise<Date | null>;
}

/** How far the clock of another machine is ahead of ours. */
export interface ReadClock {
  host: string;
  aheadMs: number;
}

/**
 * The first of these clocks that belongs to another machine and answers, or null.
 * @param isElsewhere whether an address is another machine's; set by tests only
 */
export async function readClockElsewhere(
  sources: readonly ClockSource[],
  isElsewhere = isAnotherMachine,
): Promise<ReadClock | null> {
  const read = await Promise.all(
    sources.map(async ({ host, read }) => {
      // An unknown name has no address, nor has the folder of a socket.
      const found = host.startsWith("/")
        ? []
        : await lookup(host.replace(/^\[|\]$/g, ""), { all: true }).catch(() => []);
      const addresses = found.map(({ address }) => canonicalAddress(address) ?? address);
      const isOther = addresses.length > 0 && addresses.every(isElsewhere);
      const now = isOther ? await read().catch(() => null) : null;
      return now && { host, aheadMs: now.getTime() - Date.now() };
    }),
  );
  return read.find((clock) => clock !== null) ?? null;
}

/** A clock over HTTP: the Date header is exact to the second, which is enough. */
export function webClock(address: string): ClockSource {
  const read = async () => {
    const answer = await fetch(address, {
      method: "HEAD",
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const said = answer.headers.get("Date");
    return said ? new Date(said) : null;
  };
  return { host: new URL(address).hostname, read };
}

/** In a container, neighbours and the public address may be the same machine. */
export function isInContainer(): boolean {
  return CONTAINER_MARKS.some((mark) => existsSync(mark));
}

function isAnotherMachine(address: string): boolean {
  if (LOOPBACK.check(address, isIPv6(address) ? "ipv6" : "ipv4")) return false;
  const own = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  if (own.some((one) => canonicalAddress(one.address) === address)) return false;
  return !isInContainer() || isPublicAddress(address);
}

const YEAR_HOURS = 366 * 24;
const DOUBTFUL_MS = 5_000;
const WRONG_MS = 60_000;

export interface ZoneComparison {
  /** Of Node, such as '2025c'. */
  version: string;
  /** The first hour from now on for which Node tells another time in Casablanca than the site. */
  apart: Date | null;
}

/** Whether Node agrees with the site's own table of the hours of Casablanca; newer data of Node may be right. */
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
