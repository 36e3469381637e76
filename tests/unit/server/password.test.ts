import { describe, expect, it } from "vitest";
import { hashPassword, verifyPassword } from "~/server/crypto/password.server";

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

  it("is always wrong without a hash", async () => {
    expect(await verifyPassword("", null)).toBe(false);
  });

  it("serves ten at once", async () => {
    const hash = await hashPassword("un");
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => verifyPassword(i % 2 ? "un" : "deux", hash)),
    );
    expect(answers.filter(Boolean)).toHaveLength(5);
  });
});
