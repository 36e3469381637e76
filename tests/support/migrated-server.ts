import pg from "pg";
import { afterAll } from "vitest";
import { createPrismaClient } from "~/server/db/create-prisma-client.server";
import { GuardedDatabase } from "~/server/db/guarded-adapter.server";
import { migrateDatabase } from "~/server/db/migrate.server";
import { PostgresBackend } from "~/server/db/postgres.server";
import { PostgresServer } from "./postgres-server.mjs";

/** A PostgreSQL server with the tables of the site. Called at the top of a file of tests, whose end takes it away. */
export async function openMigratedServer() {
  const server = await PostgresServer.create();
  const backend = new PostgresBackend(server.url);
  await migrateDatabase(backend);
  const guard = new GuardedDatabase(backend);
  const db = createPrismaClient(guard);
  afterAll(async () => {
    await db.$disconnect();
    await backend.close();
    server.remove();
  });
  return { server, backend, guard, db };
}

/** Sends statements over a connection of their own. @returns the rows of the last one */
export async function askServer(url: string, ...statements: string[]): Promise<unknown[][]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    let rows: unknown[][] = [];
    for (const text of statements) ({ rows } = await client.query({ text, rowMode: "array" }));
    return rows;
  } finally {
    await client.end();
  }
}
