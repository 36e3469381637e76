// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const MESSAGE = '<div role="status"><div data-flash="success"><p>Message envoyé\u202f!</p></div></div>';
const message = () => document.querySelector<HTMLElement>("[data-flash]");

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  document.body.innerHTML = MESSAGE;
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, "__remixContext");
});

test("a message goes after eight seconds, unless one points at it", async () => {
  await import("~/client/flash");
  vi.advanceTimersByTime(7999);
  message()?.dispatchEvent(new Event("pointerenter"));
  vi.advanceTimersByTime(60_000);
  expect(message()).not.toBeNull();
  message()?.dispatchEvent(new Event("pointerleave"));
  vi.advanceTimersByTime(8000);
  expect(message()).toBeNull();
});

test("a message can be closed", async () => {
  await import("~/client/flash");
  const button = message()?.querySelector("button");
  expect(button?.getAttribute("aria-label")).toBe("Fermer le message");
  button?.click();
  expect(message()).toBeNull();
});

test("messages of working screens are left to their own code", async () => {
  Object.assign(window, { __remixContext: {} });
  await import("~/client/flash");
  vi.advanceTimersByTime(60_000);
  expect(message()?.outerHTML).toContain("Message envoyé\u202f!");
  expect(message()?.querySelector("button")).toBeNull();
});
