// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";

/** Sends a form as a browser does. @returns whether it would go */
function submit(id: string): boolean {
  const form = document.getElementById(id);
  const submitter = form?.querySelector("button");
  return form?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter })) ?? false;
}

const isBusy = (id: string) => document.querySelector(`#${id} button`)?.hasAttribute("aria-busy");

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  document.body.innerHTML = ["one", "other"]
    .map((id) => `<form id="${id}" method="post"><button></button></form>`)
    .join("");
  await import("~/client/send-once");
  return () => {
    window.dispatchEvent(new Event("pageshow"));
    vi.useRealTimers();
  };
});

test("a form goes once while its answer is on the way, and another form goes too", () => {
  expect([submit("one"), isBusy("one"), submit("one")]).toEqual([true, true, false]);
  expect(submit("other")).toBe(true);
});

test("a form whose page was stopped, or is returned to, goes again", () => {
  submit("one");
  vi.advanceTimersByTime(8000);
  expect([isBusy("one"), submit("one")]).toEqual([false, true]);
  window.dispatchEvent(new Event("pageshow"));
  expect([isBusy("one"), submit("one")]).toEqual([false, true]);
});

/** Sends a form that a script takes over. */
function submitPrevented(id: string, attribute = "name", value = ""): void {
  document.querySelector(`#${id} button`)?.setAttribute(attribute, value);
  document.addEventListener("submit", (event) => event.preventDefault(), { once: true });
  submit(id);
}

test("a form that the framework sends goes once until it is answered, and is drawn by it", () => {
  submitPrevented("one");
  document.dispatchEvent(new Event("page:busy"));
  vi.advanceTimersByTime(20_000);
  expect([isBusy("one"), submit("one")]).toEqual([false, false]);
  document.dispatchEvent(new Event("page:idle"));
  expect(submit("one")).toBe(true);
});

test("a form that a script keeps from being sent goes again soon", () => {
  submitPrevented("one");
  expect(submit("one")).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(submit("one")).toBe(true);
});

test.each([
  ["that conform answers", "name", "__intent__"],
  ["that the server answers with the form, unsaved", "formnovalidate", ""],
])("lines of a form are added as fast as one clicks, by buttons %s", (_, attribute, value) => {
  submitPrevented("one", attribute, value);
  document.dispatchEvent(new Event("page:busy"));
  expect(submit("one")).toBe(true);
});

test("another button of the form goes before the page of the answer is whole", () => {
  submitPrevented("one");
  document.dispatchEvent(new Event("page:busy"));
  const form = document.getElementById("one");
  form?.insertAdjacentHTML("afterbegin", "<button>Enregistrer quand même</button>");
  expect([submit("one"), submit("one")]).toEqual([true, false]);
});
