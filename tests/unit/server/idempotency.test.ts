import { beforeEach, describe, expect, it } from "vitest";
import type { NewInquiry } from "~/features/inquiries/receive.server";
import { createInquiry } from "~/features/inquiries/receive.server";
import { createTestimonial } from "~/features/testimonials/write.server";
import { db } from "~/server/db/db.server";
import { pruneIdempotencyKeys } from "~/server/forms/idempotency.server";
import { resetDatabase } from "../../support/database";

beforeEach(resetDatabase);

const unsaid = { phone: null, company: null, service: null, budget: null };
const message: NewInquiry = { name: "Khadija", email: "khadija@riad.example", message: "Bonjour", ...unsaid };
const send = (changes: Partial<NewInquiry> = {}) =>
  createInquiry({ ...message, ...changes }, { isSpam: false, language: "fr" });

describe("the same form sent twice", () => {
  it("is stored once when fifty arrive in parallel, and each gets the same id", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send()));
    expect(await db.contactInquiry.count()).toBe(1);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  });

  it("is stored again when the sender or a word differs", async () => {
    await send();
    await send({ message: "Bonsoir" });
    await send({ email: "omar@tazi.example" });
    await send({ company: "Riad Benali" });
    await send({ budget: "small" });
    expect(await db.contactInquiry.count()).toBe(5);
  });

  it("is stored again after ten minutes", async () => {
    await send();
    await db.idempotencyKey.updateMany({ data: { expires_at: new Date(Date.now() - 1000) } });
    await send();
    expect(await db.contactInquiry.count()).toBe(2);
  });

  it("is stored again where the clock was years ahead the first time", async () => {
    await send();
    await db.idempotencyKey.updateMany({ data: { expires_at: new Date(Date.now() + 1500 * 86_400_000) } });
    await send();
    await send();
    expect(await db.contactInquiry.count()).toBe(2);
  });

  it("holds for reviews too", async () => {
    const review = { name: "Inès", company: null, position: null, content: "Très bon travail.", rating: 5 };
    await Promise.all([createTestimonial(review, { isSpam: false }), createTestimonial(review, { isSpam: false })]);
    expect(await db.testimonial.findMany()).toMatchObject([{ is_published: false, rating: 5 }]);
  });

  it("leaves nothing behind when the row is refused", async () => {
    const tooLong = send({ name: "\u0000" });
    await expect(tooLong).rejects.toThrow();
    expect(await db.idempotencyKey.count()).toBe(0);
  });

  it("forgets digests that hold nothing back any more", async () => {
    await send();
    expect(await pruneIdempotencyKeys()).toBe(0);
    await db.idempotencyKey.updateMany({ data: { expires_at: new Date(Date.now() - 1000) } });
    expect(await pruneIdempotencyKeys()).toBe(1);
  });
});
