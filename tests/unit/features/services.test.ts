import { beforeEach, describe, expect, it } from "vitest";
import { categories } from "~/content/categories";
import { serviceIcon } from "~/features/services/model/icons";
import {
  CATEGORY_ICONS,
  CATEGORY_LABELS,
  isServiceCategory,
  SERVICE_CATEGORIES,
  serviceChatMessage,
  TIER_NAMES,
  tierChatMessage,
} from "~/features/services/model/service";
import { getService, listActiveServices } from "~/features/services/queries/services.server";
import { db } from "~/server/db/db.server";
import { resetDatabase } from "../../support/database";
import { SERVICE_ICONS } from "../../support/service-icons";

beforeEach(resetDatabase);

describe("categories", () => {
  it("are called the same everywhere", () => {
    expect(categories.map(({ slug, name }) => [slug, name])).toEqual(Object.entries(CATEGORY_LABELS));
    expect(SERVICE_CATEGORIES.map((category) => CATEGORY_LABELS[category])).toHaveLength(4);
  });

  it("are known by their word alone", () => {
    expect(["graphics", "toString", "", undefined].map(isServiceCategory)).toEqual([true, false, false, false]);
  });
});

describe("icons", () => {
  // @spec entities-4
  it("are those of the specification, and each has its picture", () => {
    expect(CATEGORY_ICONS).toEqual(SERVICE_ICONS);
    for (const category of SERVICE_CATEGORIES) {
      const pictures = CATEGORY_ICONS[category].map((name) => serviceIcon(category, name));
      expect(new Set(pictures).size).toBe(pictures.length);
    }
  });

  it.each([null, "", "toString", "Rocket"])("fall back to the category's first for %j", (name) => {
    expect(serviceIcon("business", name)).toBe(serviceIcon("business", "BarChart3"));
  });
});

describe("chat messages", () => {
  // @spec service-11
  it("name the service, and with a tier its label and its price", () => {
    expect(serviceChatMessage("Logo")).toContain("«\u202fLogo\u202f»");
    const message = tierChatMessage({ title: "Logo", tier: "advanced", priceMad: 12500 });
    expect(message.replace(/\s/g, " ")).toBe(
      "Bonjour, je souhaite la formule Avancé du service « Logo », à 12 500 MAD.",
    );
  });
});

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
