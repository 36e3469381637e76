import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { PreparedSession } from "~/server/db/prepared-session.server";

let pglite: PGlite;
let session: PreparedSession;

beforeAll(async () => {
  pglite = await PGlite.create();
  session = new PreparedSession(pglite);
  await session.exec("CREATE TABLE notes (id int PRIMARY KEY, words text, seen timestamptz, tags text[])");
});
afterAll(() => pglite.close());

const ask = async (sql: string, values: unknown[] = []) => session.query(sql, values, { rowMode: "array" });
const store = (id: number, words: string | null) => ask("INSERT INTO notes (id, words) VALUES ($1, $2)", [id, words]);

describe("a session of the embedded database", () => {
  it("reads and writes values as PGlite does", async () => {
    const seen = new Date("2026-11-21T10:20:00Z");
    const written = await ask("INSERT INTO notes VALUES ($1, $2, $3, $4)", [1, "l’été", seen, ["a,b", 'c"d']]);
    expect(written.affectedRows).toBe(1);
    const sql =
      "SELECT id, words, seen, tags, NULL::text AS nothing, count(*) OVER () AS total FROM notes WHERE id = $1";
    const { rows, fields } = await ask(sql, [1]);
    expect(rows).toEqual([[1, "l’été", seen, ["a,b", 'c"d'], null, 1]]);
    expect(await pglite.query(sql, [1], { rowMode: "array" })).toMatchObject({ rows, fields });
    expect((await ask("UPDATE notes SET words = $1 WHERE id = 9", ["x"])).affectedRows).toBe(0);
  });

  it("asks the engine once for a statement that it knows", async () => {
    const sql = "SELECT words FROM notes WHERE id = $1";
    await ask(sql, [1]);
    const calls = vi.spyOn(pglite, "execProtocolStream");
    for (let n = 0; n < 20; n += 1) await ask(sql, [n]);
    expect(calls).toHaveBeenCalledTimes(20);
  });

  it("still knows it after a setting of one transaction", async () => {
    const sql = "SELECT words FROM notes WHERE id = $1";
    await ask(sql, [1]);
    await ask("BEGIN");
    await ask("SET LOCAL lock_timeout = '500ms'");
    await ask("COMMIT");
    const calls = vi.spyOn(pglite, "execProtocolStream").mockClear();
    await ask(sql, [1]);
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it("goes on after a refusal, in a transaction and outside of one", async () => {
    await store(2, "first");
    await expect(store(2, "second")).rejects.toMatchObject({ code: "23505" });
    await ask("BEGIN");
    await store(3, "third");
    await expect(store(3, "again")).rejects.toMatchObject({ code: "23505" });
    await expect(store(4, "later")).rejects.toMatchObject({ code: "25P02" });
    await ask("ROLLBACK");
    await expect(ask("SELECT nowhere FROM notes")).rejects.toMatchObject({ code: "42703" });
    expect((await ask("SELECT id FROM notes ORDER BY id")).rows).toEqual([[1], [2]]);
  });

  it("sees a table that was changed", async () => {
    expect((await ask("SELECT * FROM notes WHERE id = 2")).fields).toHaveLength(4);
    await session.exec("ALTER TABLE notes ADD COLUMN more int DEFAULT 7");
    expect((await ask("SELECT * FROM notes WHERE id = 2")).rows[0]).toHaveLength(5);
    await ask("ALTER TABLE notes DROP COLUMN more");
    expect((await ask("SELECT * FROM notes WHERE id = 2")).rows[0]).toHaveLength(4);
  });

  it("keeps the last hundred and fifty statements in the engine", async () => {
    for (let n = 0; n < 200; n += 1) await ask(`SELECT ${n}`);
    await ask("SELECT 199");
    const { rows } = await pglite.query<{ count: number }>("SELECT count(*)::int FROM pg_prepared_statements");
    expect(rows[0]?.count).toBeLessThanOrEqual(150);
  });
});
