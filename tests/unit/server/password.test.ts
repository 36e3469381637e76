import { describe, expect, it, vi } from "vitest";
import { hashPassword, verifyPassword } from "~/server/crypto/password.server";
import { parseEnv } from "~/server/env.server";
import { isAll } from "../../support/all";

// At the cost that a site has.
vi.hoisted(() => vi.stubEnv("PASSWORD_COST", undefined));

describe("passwords", () => {
  it("verifies the right one, in any Unicode form, and no other", async () => {
    const hash = await hashPassword("été-à-Fès");
    expect(await verifyPassword("été-à-Fès".normalize("NFD"), hash)).toBe(true);
    expect(await verifyPassword("ete-a-Fes", hash)).toBe(false);
  });

  it("carries its parameters and a fresh salt", async () => {
    const [first, second] = await Promise.all([hashPassword("même"), hashPassword("même")]);
    expect(first).toMatch(/^scrypt\$32768\$8\$3\$/);
    expect(first).not.toBe(second);
  });

  it("costs no less anywhere but in tests", () => {
    expect(parseEnv({ NODE_ENV: "production" }).PASSWORD_COST).toBe(15);
    expect(() => parseEnv({ NODE_ENV: "production", PASSWORD_COST: "14" })).toThrow(/PASSWORD_COST: At least 15/);
    expect(() => parseEnv({ NODE_ENV: "test", PASSWORD_COST: "8.5" })).toThrow(/PASSWORD_COST/);
  });

  it("is always wrong without a hash", async () => {
    expect(await verifyPassword("", null)).toBe(false);
  });

  it.runIf(isAll)(
    "serves ten at once",
    async () => {
      const hash = await hashPassword("un");
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, i) => verifyPassword(i % 2 ? "un" : "deux", hash)),
      );
      expect(answers.filter(Boolean)).toHaveLength(5);
    },
    120_000,
  );
});
