import { expect, it } from "vitest";
import { dayInCasablanca } from "~/lib/dates/casablanca";
import { db } from "~/server/db/db.server";

it("is the day of the site's own table in the database too, at each hour before midnight since 2008", async () => {
  const rows = await db.$queryRaw<{ at: Date; day: string }[]>`
    SELECT at, day_in_casablanca(at)::text AS day
    FROM generate_series('2008-01-01T23:30:00Z'::timestamptz, '2028-01-01T00:00:00Z', '1 day') AS at`;
  expect(rows.length).toBeGreaterThan(7000);
  expect(rows.filter(({ at, day }) => day !== dayInCasablanca(at))).toEqual([]);
});

it("asks no function of the database for the data of time zones it was built with", async () => {
  const rows = await db.$queryRaw`SELECT proname FROM pg_proc WHERE prosrc LIKE '%Africa/%'`;
  expect(rows).toEqual([]);
});
