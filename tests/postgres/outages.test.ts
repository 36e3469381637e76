import { afterEach, describe, expect, test, vi } from "vitest";
import { migrateDatabase, pendingMigrations } from "~/server/db/migrate.server";
import { PostgresBackend } from "~/server/db/postgres.server";
import { schemaDifference } from "~/server/db/schema-engine.server";
import { sql } from "~/server/db/sql.server";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { openMigratedServer } from "../support/migrated-server";
import { migrationsAnd, migrationWithFunction, nextMigration } from "../support/migrations-folder";
import { waitUntil } from "../support/wait-for";

const { server, backend, guard, db } = await openMigratedServer();

afterEach(async () => {
  await waitUntil(() => !guard.breaker.isOpen);
});

const UNAVAILABLE = "DatabaseUnavailableError";

/** How `work` ended. */
const outcomeOf = (work: () => Promise<unknown>) =>
  work().then(
    () => "done",
    (error: Error) => error.name,
  );

/**
 * A silent server is given up in five seconds, and everybody waits at the same time. This is what only a wait without
 * end takes, or one after the other.
 */
const HANGING_MS = 30_000;

/** How each of these ended, in no longer than it takes to give the server up. */
async function outcomesOf(works: (() => Promise<unknown>)[]) {
  const startedAt = performance.now();
  const outcomes = await Promise.all(works.map(outcomeOf));
  expect(performance.now() - startedAt).toBeLessThan(HANGING_MS);
  return [...new Set(outcomes)];
}

/** Everybody is refused at once: nobody asks the server before it has answered a probe. */
async function expectRefusalAtOnce() {
  const asked = vi.spyOn(backend, "connect");
  expect(await outcomesOf([write, writeInTransaction, () => db.$queryRaw`SELECT 1`])).toEqual([UNAVAILABLE]);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
}

/** It is over with the first probe after the server is back, beside the one that is under way. */
async function expectToRecover(comeBack: () => void) {
  const probe = vi.spyOn(backend, "probe");
  comeBack();
  await waitUntil(() => !guard.breaker.isOpen);
  expect(probe.mock.calls.length).toBeLessThanOrEqual(2);
  probe.mockRestore();
  expect(await outcomesOf([write, writeInTransaction])).toEqual(["done"]);
}
const write = () => db.profile.create({ data: { full_name: "Amina" } });
const writeInTransaction = () => db.$transaction(async (tx) => void (await tx.profile.create({ data: {} })));

describe("on a PostgreSQL server", () => {
  test("the migrations make what the schema describes, and only once", async () => {
    expect(await pendingMigrations(backend)).toEqual([]);
    expect(await migrateDatabase(backend)).toEqual({ applied: [] });
    expect(await schemaDifference(backend)).toBe("");
  });

  test("a migration with a function is applied whole, by one of four processes that start at once", async () => {
    const folder = migrationsAnd(migrationWithFunction);
    const others = [1, 2, 3].map(() => new PostgresBackend(server.url));
    const all = await Promise.all([backend, ...others].map((each) => migrateDatabase(each, folder)));
    await Promise.all(others.map((each) => each.close()));
    expect(all.flatMap(({ applied }) => applied)).toEqual([nextMigration]);
    expect(await db.$queryRaw`SELECT greet('Amina')`).toEqual([{ greet: "Bonjour Amina" }]);
  });

  test("a server in another time zone changes no moment", async () => {
    await db.$executeRaw`ALTER DATABASE postgres SET timezone = 'Asia/Tokyo'`;
    await backend.discard();
    const created_at = new Date("2026-03-29T01:30:00.123Z");
    const { id } = await db.profile.create({ data: { created_at } });
    expect((await db.profile.findUnique({ where: { id } }))?.created_at).toEqual(created_at);
    const fresh = await db.profile.create({ data: {} });
    expect(Math.abs(fresh.created_at.getTime() - Date.now())).toBeLessThan(60_000);
  });

  test("a stopped server is a 503, for everyone and at once, until the first probe after it is back", async () => {
    await write();
    server.stop();
    expect(await outcomesOf([write])).toEqual([UNAVAILABLE]);
    await expectRefusalAtOnce();
    await expectToRecover(() => server.start());
  });

  test("a frozen server is a 503 once it is given up, then at once, until the first probe after it is back", async () => {
    await write();
    const before = await db.profile.count();
    server.freeze();
    expect(await outcomesOf([write, writeInTransaction, ...Array(20).fill(write)])).toEqual([UNAVAILABLE]);
    await expectRefusalAtOnce();
    await expectToRecover(() => server.thaw());
    expect(await db.profile.count()).toBeGreaterThan(before);
  });

  test("a server frozen in the middle of a transaction leaves nothing of it", async () => {
    const halfWritten = () =>
      db.$transaction(async (tx) => {
        await tx.profile.create({ data: { full_name: "half" } });
        server.freeze();
        await tx.profile.create({ data: { full_name: "half" } });
      });
    expect(await outcomesOf([halfWritten])).toEqual([UNAVAILABLE]);
    server.thaw();
    await waitUntil(() => !guard.breaker.isOpen);
    expect(await db.profile.count({ where: { full_name: "half" } })).toBe(0);
  });

  test("a statement that takes too long is refused alone: the others go on", async () => {
    const slow = outcomeOf(() => db.$queryRaw`SELECT pg_sleep(30)::text`);
    expect(await outcomeOf(write)).toBe("done");
    // Left to itself it would be done after half a minute.
    expect(await slow).toBe(UNAVAILABLE);
    expect(guard.breaker.isOpen).toBe(false);
  });

  test("a process that stood still itself, and read no answer, refuses that statement alone", async () => {
    const asked = outcomeOf(() => db.$queryRaw`SELECT pg_sleep(1)::text`);
    const isAsked = sql`SELECT count(*) = 1 AS "isAsked" FROM pg_stat_activity WHERE wait_event = 'PgSleep'`;
    await waitUntil(async () => (await db.$queryRaw<[{ isAsked: boolean }]>(isAsked))[0].isAsked);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000);
    expect(await asked).toBe(UNAVAILABLE);
    expect(guard.breaker.isOpen).toBe(false);
    expect(await outcomeOf(write)).toBe("done");
  });

  test("of two transactions that wait for each other, one is done and the other refused", async () => {
    const [first, second] = await Promise.all([write(), write()]);
    let waiting = 0;
    let goOn = () => {};
    const bothHoldOne = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const inOrder = (ids: string[]) =>
      outcomeOf(() =>
        db.$transaction(async (tx) => {
          for (const id of ids) {
            await tx.profile.update({ where: { id }, data: { company: "Atelier" } });
            waiting += 1;
            if (waiting === 2) goOn();
            await bothHoldOne;
          }
        }),
      );
    const both = await Promise.all([inOrder([first.id, second.id]), inOrder([second.id, first.id])]);
    expect(both.sort()).toEqual([UNAVAILABLE, "done"]);
    expect(guard.breaker.isOpen).toBe(false);
  });

  test("a transaction of slow statements is refused whole: the others go on", async () => {
    const slow = await outcomeOf(() =>
      db.$transaction(async (tx) => {
        await tx.profile.create({ data: { full_name: "late" } });
        for (let second = 0; second < 6; second += 1) await tx.$queryRaw`SELECT pg_sleep(1)::text`;
      }),
    );
    expect(slow).toBe(UNAVAILABLE);
    expect(guard.breaker.isOpen).toBe(false);
    expect(await db.profile.count({ where: { full_name: "late" } })).toBe(0);
  });

  test("a read-only server refuses writes as unavailable, and goes on reading", async () => {
    await db.$executeRaw`ALTER DATABASE postgres SET default_transaction_read_only = on`;
    await backend.discard();
    await expect(write()).rejects.toThrow(DatabaseUnavailableError);
    expect(await db.profile.count()).toBeGreaterThan(0);
    await db.$transaction([
      db.$executeRaw`SET TRANSACTION READ WRITE`,
      db.$executeRaw`ALTER DATABASE postgres SET default_transaction_read_only = off`,
    ]);
    await backend.discard();
    expect(await outcomeOf(write)).toBe("done");
  });
});
