import { beforeEach, describe, expect, it } from "vitest";
import { TIER_NAMES } from "~/features/services/model/service";
import { getService, listActiveServices } from "~/features/services/queries.server";
import { db } from "~/server/db/db.server";
import { resetDatabase } from "../../support/database";

beforeEach(resetDatabase);

describe("listActiveServices", () => {
  // @spec roles-2, calls-10
  it("finds the active ones of one category, oldest first, with prices as numbers", async () => {
    await db.service.createMany({
      data: [
        { category: "graphics", title: "B", created_at: new Date("2026-02-01"), price_starting: "1200.50" },
        { category: "graphics", title: "A", created_at: new Date("2026-01-01") },
        { category: "graphics", title: "Caché", is_active: false },
        { category: "content", title: "Ailleurs" },
      ],
    });
    expect(await listActiveServices("graphics")).toMatchObject([
      { title: "A", slug: "a", priceFromMad: null },
      { title: "B", slug: "b", priceFromMad: 1200.5 },
    ]);
  });
});

describe("getService", () => {
  // @spec calls-11, calls-14
  it("brings tiers from the smallest to the largest, examples in their order, and the stored section", async () => {
    const { slug } = await db.service.create({
      data: {
        category: "business",
        title: "Tableaux de bord",
        pricing_tiers: { create: [...TIER_NAMES].reverse().map((tier_name, i) => ({ tier_name, price: 300 - i })) },
        examples: { create: [3, 1, 2].map((display_order) => ({ title: `n${display_order}`, display_order })) },
        landing_content: { create: { content: "<p>Section</p>" } },
      },
    });
    const service = await getService(slug);
    expect(service?.pricing_tiers.map(({ tier_name, price }) => [tier_name, price])).toEqual([
      ["basic", 298],
      ["standard", 299],
      ["advanced", 300],
    ]);
    expect(service?.examples.map(({ title }) => title)).toEqual(["n1", "n2", "n3"]);
    expect(service?.landing_content?.content).toBe("<p>Section</p>");
  });

  it("is null for a service nobody stored", async () => {
    expect(await getService("nulle-part")).toBeNull();
  });
});
