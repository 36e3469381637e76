import { beforeEach, describe, expect, test, vi } from "vitest";
import { loader as health } from "~/routes/healthz/route";
import { violatedConstraint } from "~/server/db/database-errors.server";
import { databaseBackend, databaseInfo, databaseState, db } from "~/server/db/db.server";
import { migrateDatabase, pendingMigrations } from "~/server/db/migrate.server";
import { resetDatabase } from "../../support/database";

beforeEach(resetDatabase);

describe("the database", () => {
  test("answers, and says what it is", async () => {
    expect(await databaseState()).toBe("up");
    const kind = process.env.DATABASE_URL ? "PostgreSQL" : "PGlite";
    expect(await databaseInfo()).toEqual({ kind, version: expect.stringMatching(/^\d+\.\d+/) });
  });

  test("is no reason to take a site away while its disk takes no writes, and says so", async () => {
    const refusal = vi.spyOn(databaseBackend, "reasonToRefuseWrites").mockReturnValue("full");
    try {
      const answer = await health();
      expect([answer.status, await answer.json()]).toEqual([200, { status: "ok", database: "read-only" }]);
    } finally {
      refusal.mockRestore();
    }
  });

  test("is asked once by all who want to know whether it answers", async () => {
    const asked = vi.spyOn(databaseBackend, "connect");
    const states = await Promise.all(Array.from({ length: 50 }, () => databaseState()));
    expect(new Set(states)).toEqual(new Set(["up"]));
    expect(asked.mock.calls.length).toBeLessThanOrEqual(1);
  });

  test("has nothing left to migrate", async () => {
    expect(await pendingMigrations()).toEqual([]);
    expect(await migrateDatabase()).toEqual({ applied: [] });
  });

  test("reads several relations of a row within a transaction", async () => {
    const { id } = await db.profile.create({
      data: { full_name: "Amina", projects: { create: { title: "Site" } } },
    });
    const read = { where: { id }, include: { projects: true, credential: true, sessions: true } };
    const found = await db.$transaction((tx) => tx.profile.findUniqueOrThrow(read));
    expect(found).toMatchObject({ projects: [{ title: "Site" }], credential: null, sessions: [] });
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

  test("names the constraint which a write violates, whatever it is", async () => {
    const post = { title: "Titre", slug: "titre", category: "conseils" };
    await db.blogPost.create({ data: post });
    const unknown = "00000000-0000-4000-8000-000000000000";
    const violations = [
      db.blogPost.create({ data: post }),
      db.blogPost.create({ data: { ...post, slug: "autre", author_id: unknown } }),
      db.testimonial.create({ data: { name: "A", content: "Bien", rating: 9 } }),
      db.blogPost.delete({ where: { id: unknown } }),
    ].map((write: Promise<unknown>) => write.then(() => "stored", violatedConstraint));
    expect(await Promise.all(violations)).toEqual([
      "blog_posts_slug_key",
      "blog_posts_author_id_fkey",
      "testimonials_rating_check",
      undefined,
    ]);
  });

  test("keeps moments and days as they are", async () => {
    const created_at = new Date("2026-03-29T01:30:00.123Z");
    const deadline = new Date("2026-03-29");
    const { id } = await db.project.create({ data: { title: "Site", created_at, deadline } });
    expect(await db.project.findUnique({ where: { id } })).toMatchObject({ created_at, deadline });
    const fresh = await db.profile.create({ data: {} });
    expect(Math.abs(fresh.created_at.getTime() - Date.now())).toBeLessThan(60_000);
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
