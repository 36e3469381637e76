import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { test } from "./test";

/** A title that no other test has. */
export const unique = (word: string) => `${word} ${test.info().workerIndex}-${Date.now()}`;

/** Makes a service by the same post as its dialog, and returns its id. */
export async function makeService(page: Page, title: string): Promise<string> {
  const form = {
    intent: "service",
    title,
    category: "programming",
    is_active: "on",
    description: `${title}, une page`,
  };
  expect((await page.request.post("/admin/services/new", { form, maxRedirects: 0 })).status()).toBe(303);
  const list = await (await page.request.get(`/admin/services?q=${encodeURIComponent(title)}`)).text();
  const id = /\/admin\/services\/([0-9a-f-]{36})/.exec(list)?.[1];
  expect(id).toBeDefined();
  return String(id);
}

/** Deletes a service by the same post as its question. */
export async function removeService(page: Page, id: string): Promise<void> {
  await page.request.post(`/admin/services/${id}/delete`, { form: {}, maxRedirects: 0 });
}
