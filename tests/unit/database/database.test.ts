import { beforeEach, describe, expect, test } from "vitest";
import { migrateDatabase, pendingMigrations } from "~/server/db/migrate.server";
import { databaseInfo, db, isDatabaseUp } from "~/server/db.server";
import { resetDatabase } from "../../support/database";

beforeEach(resetDatabase);

describe("the database", () => {
  test("answers, and says what it is", async () => {
    expect(await isDatabaseUp()).toBe(true);
    const kind = process.env.DATABASE_URL ? "PostgreSQL" : "PGlite";
    expect(await databaseInfo()).toEqual({ kind, version: expect.stringMatching(/^\d+\.\d+/) });
  });

  test("has nothing left to migrate", async () => {
    expect(await pendingMigrations()).toEqual([]);
    expect(await migrateDatabase()).toEqual({ applied: [] });
  });

  test("keeps a transaction whole, and none of one that fails", async () => {
    await db.$transaction(async (tx) => {
      const profile = await tx.profile.create({ data: { full_name: "Amina" } });
      await tx.project.create({ data: { title: "Site", client_id: profile.id } });
    });
    const failed = db.$transaction(async (tx) => {
      await tx.profile.create({ data: { full_name: "Personne" } });
      throw new Error("changed my mind");
    });
    await expect(failed).rejects.toThrow("changed my mind");
    expect(await db.profile.findMany({ select: { full_name: true, projects: { select: { title: true } } } })).toEqual([
      { full_name: "Amina", projects: [{ title: "Site" }] },
    ]);
  });

  test("does not report a commit which PostgreSQL turned into a rollback", async () => {
    const swallowed = db.$transaction(async (tx) => {
      await tx.testimonial.create({ data: { name: "A", content: "Bien", rating: 9 } }).catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow("testimonials_rating_check");
  });

  test("answers twenty queries at once, within a transaction of another request", async () => {
    const names = Array.from({ length: 20 }, (_, index) => `Client ${index}`);
    await Promise.all([
      ...names.map((full_name) => db.profile.create({ data: { full_name } })),
      db.$transaction([db.profile.create({ data: {} }), db.profile.count()]),
    ]);
    expect(await db.profile.count()).toBe(21);
  });
});
