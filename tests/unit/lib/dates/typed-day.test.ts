import { expect, it } from "vitest";
import { readDay, readLocalTime } from "~/lib/dates/typed-day";

it.each([
  ["2026-11-27", "2026-11-27"],
  ["27/11/2026", "2026-11-27"],
  ["27-11-2026", "2026-11-27"],
  [" 27.11.2026 ", "2026-11-27"],
  ["7/1/26", "2026-01-07"],
  ["٢٧/١١/٢٠٢٦", "2026-11-27"],
  ["\u200e27/11/2026\u200e", "2026-11-27"],
  ["31/02/2026", null],
  ["11/27/2026", null],
  ["27/11-2026", null],
  ["27/11", null],
  ["27/11/0026", null],
  ["demain", null],
  ["", null],
])("a day is read from %j", (typed, day) => expect(readDay(typed)).toBe(day));

it.each([
  ["2026-11-27T10:00", "2026-11-27T10:00"],
  ["27/11/2026 9:05", "2026-11-27T09:05"],
  ["27/11/2026 à 10 h 30", "2026-11-27T10:30"],
  ["27/11/2026 10h", "2026-11-27T10:00"],
  ["27/11/2026 25:00", null],
  ["27/11/2026", null],
])("a day with its time is read from %j", (typed, time) => expect(readLocalTime(typed)).toBe(time));
