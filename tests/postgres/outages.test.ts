import { afterEach, describe, expect, test } from "vitest";
import { migrateDatabase, pendingMigrations } from "~/server/db/migrate.server";
import { PostgresBackend } from "~/server/db/postgres.server";
import { schemaDifference } from "~/server/db/schema-difference.server";
import { sql } from "~/server/db/sql.server";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { openMigratedServer } from "../support/migrated-server";
import { migrationsAnd, migrationWithFunction, nextMigration } from "../support/migrations-folder";
import { waitUntil } from "../support/wait-for";

const { server, backend, guard, db } = await openMigratedServer();

afterEach(async () => {
  await waitUntil(() => !guard.breaker.isOpen);
});

/** How long `work` took, in milliseconds, and how it ended. */
async function time(work: () => Promise<unknown>) {
  const startedAt = performance.now();
  const outcome = await work().then(
    () => "done",
    (error: Error) => error.name,
  );
  return { outcome, took: performance.now() - startedAt };
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

  test("a stopped server is a 503 within a second, for everyone, and over within three", async () => {
    await write();
    server.stop();
    expect(await time(write)).toEqual({
      outcome: "DatabaseUnavailableError",
      took: expect.toSatisfy((ms) => ms < 1000),
    });
    const attempts = await Promise.all([write, writeInTransaction, () => db.$queryRaw`SELECT 1`].map(time));
    for (const { outcome, took } of attempts) {
      expect(outcome).toBe("DatabaseUnavailableError");
      expect(took).toBeLessThan(100);
    }
    server.start();
    const recovery = await time(() => waitUntil(() => !guard.breaker.isOpen));
    expect(recovery.took).toBeLessThan(3000);
    expect((await time(write)).outcome).toBe("done");
    expect((await time(writeInTransaction)).outcome).toBe("done");
  });

  test("a frozen server is a 503 within five seconds, then at once, and over within three", async () => {
    await write();
    const before = await db.profile.count();
    server.freeze();
    const attempts = await Promise.all([write, writeInTransaction, ...Array(20).fill(write)].map(time));
    for (const { outcome, took } of attempts) {
      expect(outcome).toBe("DatabaseUnavailableError");
      expect(took).toBeLessThan(5000);
    }
    expect((await time(write)).took).toBeLessThan(100);
    server.thaw();
    const recovery = await time(() => waitUntil(() => !guard.breaker.isOpen));
    expect(recovery.took).toBeLessThan(3000);
    expect((await time(write)).outcome).toBe("done");
    expect(await db.profile.count()).toBeGreaterThan(before);
  });

  test("a server frozen in the middle of a transaction leaves nothing of it", async () => {
    const answer = await time(() =>
      db.$transaction(async (tx) => {
        await tx.profile.create({ data: { full_name: "half" } });
        server.freeze();
        await tx.profile.create({ data: { full_name: "half" } });
      }),
    );
    expect(answer).toEqual({ outcome: "DatabaseUnavailableError", took: expect.toSatisfy((ms) => ms < 5000) });
    server.thaw();
    await waitUntil(() => !guard.breaker.isOpen);
    expect(await db.profile.count({ where: { full_name: "half" } })).toBe(0);
  });

  test("a statement that takes too long is refused alone: the others go on", async () => {
    const slow = time(() => db.$queryRaw`SELECT pg_sleep(30)::text`);
    expect((await time(write)).outcome).toBe("done");
    expect(await slow).toEqual({ outcome: "DatabaseUnavailableError", took: expect.toSatisfy((ms) => ms < 5000) });
    expect(guard.breaker.isOpen).toBe(false);
  });

  test("a process that stood still itself, and read no answer, refuses that statement alone", async () => {
    const asked = time(() => db.$queryRaw`SELECT pg_sleep(1)::text`);
    const isAsked = sql`SELECT count(*) = 1 AS "isAsked" FROM pg_stat_activity WHERE wait_event = 'PgSleep'`;
    await waitUntil(async () => (await db.$queryRaw<[{ isAsked: boolean }]>(isAsked))[0].isAsked);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000);
    expect((await asked).outcome).toBe("DatabaseUnavailableError");
    expect(guard.breaker.isOpen).toBe(false);
    expect((await time(write)).outcome).toBe("done");
  });

  test("of two transactions that wait for each other, one is done and the other refused", async () => {
    const [first, second] = await Promise.all([write(), write()]);
    let waiting = 0;
    let goOn = () => {};
    const bothHoldOne = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const inOrder = (ids: string[]) =>
      time(() =>
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
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(["DatabaseUnavailableError", "done"]);
    expect(guard.breaker.isOpen).toBe(false);
  });

  test("a transaction of slow statements is refused whole: the others go on", async () => {
    const slow = await time(() =>
      db.$transaction(async (tx) => {
        await tx.profile.create({ data: { full_name: "late" } });
        for (let second = 0; second < 6; second += 1) await tx.$queryRaw`SELECT pg_sleep(1)::text`;
      }),
    );
    expect(slow.outcome).toBe("DatabaseUnavailableError");
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
    expect((await time(write)).outcome).toBe("done");
  });
});
