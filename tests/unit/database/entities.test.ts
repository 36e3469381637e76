import { expect, it } from "vitest";
import { db } from "~/server/db/db.server";

interface Column {
  column_name: string;
  is_nullable: "YES" | "NO";
  data_type: string;
}

/** Each table with the columns that may not be missing, and those that may. */
const ENTITIES: [table: string, required: string[], optional: string[]][] = [
  ["profiles", ["id", "role", "created_at"], ["full_name", "company"]],
  ["projects", ["id", "title", "status", "created_at"], ["client_id", "budget", "deadline", "service_category"]],
  ["services", ["id", "category", "title", "description", "is_active"], ["price_starting", "icon", "features"]],
  ["service_examples", ["id", "service_id", "title", "display_order"], ["description", "image_url", "project_url"]],
  ["service_landing_content", ["id", "service_id", "content"], []],
  [
    "service_pricing_tiers",
    ["id", "service_id", "tier_name", "revisions_count"],
    ["description", "price", "delivery_time", "details"],
  ],
  [
    "testimonials",
    ["id", "name", "content", "rating", "is_published", "is_featured", "created_at"],
    ["company", "position"],
  ],
  [
    "contact_inquiries",
    ["id", "name", "message", "status", "created_at"],
    ["email", "phone", "company", "service_interest"],
  ],
  [
    "blog_posts",
    ["id", "title", "slug", "excerpt", "content", "category", "is_published", "views_count", "updated_at"],
    ["published_at", "author_id", "image_url", "tags"],
  ],
];

// @spec entities-1, entities-2, entities-3, entities-5, entities-6, entities-7, entities-8, entities-10, entities-11
it.each(ENTITIES)("%s has its columns", async (table, required, optional) => {
  const columns = await db.$queryRaw<Column[]>`
    SELECT column_name, is_nullable, data_type FROM information_schema.columns WHERE table_name = ${table}`;
  const named = (nullable: Column["is_nullable"]) =>
    columns.filter(({ is_nullable }) => is_nullable === nullable).map(({ column_name }) => column_name);
  expect(named("NO")).toEqual(expect.arrayContaining(required));
  expect(named("YES")).toEqual(expect.arrayContaining(optional));
});

// @spec entities-3, entities-5, entities-7, limits-11
it("what is not said of a new row is as the specification says", async () => {
  const service = await db.service.create({ data: { title: "Logo", category: "graphics" } });
  const example = await db.serviceExample.create({ data: { service_id: service.id } });
  const tier = await db.servicePricingTier.create({ data: { service_id: service.id } });
  const post = await db.blogPost.create({ data: { title: "Été", slug: "ete", category: "Tech" } });
  const project = await db.project.create({ data: { title: "Site" } });
  expect([service.is_active, service.price_starting, example.display_order]).toEqual([true, null, 0]);
  expect([tier.tier_name, tier.price, tier.revisions_count, tier.details]).toEqual(["basic", null, 0, []]);
  expect([post.is_published, post.published_at, post.views_count, project.status]).toEqual([false, null, 0, "pending"]);
});

// @spec entities-6
it("a service has one landing section at most, and a tier of each level at most", async () => {
  const { id: service_id } = await db.service.create({ data: { title: "Logo", category: "graphics" } });
  await db.serviceLandingContent.create({ data: { service_id } });
  await db.servicePricingTier.create({ data: { service_id } });
  await expect(db.serviceLandingContent.create({ data: { service_id } })).rejects.toThrow();
  await expect(db.servicePricingTier.create({ data: { service_id } })).rejects.toThrow();
});
