import { afterAll } from "vitest";

// Only for files which have touched the database: the next process of this worker opens it.
afterAll(async () => {
  if (!("zelligeDatabase" in globalThis)) return;
  const { closeDatabase } = await import("~/server/db/db.server");
  await closeDatabase();
});
