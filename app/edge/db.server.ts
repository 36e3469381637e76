import type { Backend } from "~/server/db/backend-interface.server";
import { createPrismaClient } from "~/server/db/create-prisma-client.server";
import { GuardedDatabase } from "~/server/db/guarded-adapter.server";
import { env } from "~/server/env.server";
import { requestScope } from "./request-scope.server";

const notHere = () => {
  throw new Error("Migrations and channels are the Node process's");
};

/** PostgreSQL, by the connection of the request that asks. */
const backend: Backend = {
  kind: "PostgreSQL",
  isOpen: true,
  isShared: true,
  isReadOnly: false,
  connect: () => requestScope().connect(env.DATABASE_URL ?? ""),
  probe: async () => undefined,
  discard: () => requestScope().discard(),
  close: async () => undefined,
  withoutTimeouts: notHere,
  openChannel: notHere,
  reasonToRefuseWrites: () => undefined,
};

/** The database. Every query may throw DatabaseUnavailableError, within five seconds at most. */
export const db = createPrismaClient(new GuardedDatabase(backend));

/** Whether the database answers; asked by each who wants to know, since an answer belongs to its request. */
export async function databaseState(): Promise<"up" | "down"> {
  return db.$queryRaw`SELECT 1`.then(
    () => "up",
    () => "down",
  );
}
