import { afterAll, inject } from "vitest";
import { dataDirOf, slotCount } from "./database-slots";

// Before any module of the product reads the environment: this worker's own database.
const { folder, urls } = inject("databases");
const slot = ((Number(process.env.VITEST_POOL_ID) - 1) % slotCount) + 1;
const url = urls[slot - 1];
if (url === undefined) delete process.env.DATABASE_URL;
else process.env.DATABASE_URL = url;
process.env.DATA_DIR = dataDirOf(folder, slot);
process.env.LOG_LEVEL ??= "silent";

// Only for files which have touched the database: the next file of this worker finds it empty.
afterAll(async () => {
  if (!("zelligeDatabase" in globalThis)) return;
  const { databaseBackend } = await import("~/server/db/db.server");
  const { resetDatabase } = await import("./database");
  if (databaseBackend.isOpen) await resetDatabase();
});
