import { westernDigits } from "~/lib/text/invisible-marks";

/** '2026-11-27', '2026/11/27'. */
const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
/** '27/11/2026', '27-11-26', '27.11.2026', '27 11 2026': a day is named before its month. */
const DAY_FIRST = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})$/;
/** A day, then its time: '2026-11-27T10:00', '27/11/2026 10:00', '27/11/2026 à 10 h 30'. */
const MOMENT = /^(\S+)(?:T| )(?:à )?(\d{1,2}) ?[:hH] ?(\d{2})?(?::00)?$/;
/** A day, then perhaps its time to a fraction of a second, then perhaps a zone: '2026-11-27 10:00:00.5+01', '…T10:00Z'. */
const INSTANT =
  /^([\d/.-]{6,10})(?:[ T](\d{1,2}:\d{2})(?::(\d{2})(?:\.(\d{1,3})\d*)?)?)? ?(?:Z|([+-]\d{2})(?::?(\d{2}))?)?$/i;
const LENGTH_MAX = 40;

/** A typed day as '2026-11-27' (two-digit years are 20xx); null for anything else, or a year not in 1900-2999. */
export function readDay(typed: string): string | null {
  const text = plain(typed);
  return text === null ? null : dayOf(text);
}

/** A day with its time, by a clock on the wall, as '2026-11-27T10:00'. Null for anything else. */
export function readLocalTime(typed: string): string | null {
  const [, date = "", hour = "", minute = "00"] = MOMENT.exec(plain(typed) ?? "") ?? [];
  const day = dayOf(date);
  if (day === null || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${day}T${hour.padStart(2, "0")}:${minute}`;
}

/** An instant as a database, JSON or a spreadsheet writes it; without a zone it is UTC. Null for anything else. */
export function readInstant(typed: string): Date | null {
  const [found, date = "", time = "00:00", second = "00", fraction = "0", hours = "+00", minutes = "00"] =
    INSTANT.exec(plain(typed) ?? "") ?? [];
  const day = found === undefined ? null : dayOf(date);
  if (day === null) return null;
  const at = new Date(`${day}T${time.padStart(5, "0")}:${second}.${fraction.padEnd(3, "0")}${hours}:${minutes}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

function plain(typed: string): string | null {
  const text = westernDigits(typed).trim().replace(/\s+/g, " ");
  return text.length > LENGTH_MAX ? null : text;
}

function dayOf(text: string): string | null {
  const [iso, isoYear = "", , isoMonth = "", isoDay = ""] = YEAR_FIRST.exec(text) ?? [];
  if (iso) return realDay(isoYear, isoMonth, isoDay);
  const [found, day = "", , month = "", year = ""] = DAY_FIRST.exec(text) ?? [];
  return found ? realDay(year.length === 2 ? `20${year}` : year, month, day) : null;
}

function realDay(year: string, month: string, day: string): string | null {
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = Date.parse(`${written}T00:00:00Z`);
  const isReal = !Number.isNaN(at) && new Date(at).toISOString().startsWith(written);
  return isReal && /^(19|2\d)/.test(year) ? written : null;
}
