// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { enhanceDisclosures } from "~/lib/html/disclosure";

let end: () => void;

const first = () => document.querySelectorAll("details")[0]!;
const second = () => document.querySelectorAll("details")[1]!;
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const send = (selector: string, event: Event) => find(selector).dispatchEvent(event);
const press = (selector: string, key: string) => send(selector, new KeyboardEvent("keydown", { key, bubbles: true }));
const areOpen = () => [first().open, second().open];

beforeEach(() => {
  document.body.innerHTML = `
    <details open><summary id="one">Un</summary><a id="link" href="#x"><b id="label">Lien</b></a><p id="text">Mot</p></details>
    <details open><summary id="two">Deux</summary><button id="button">Bouton</button></details>
    <button id="elsewhere">Ailleurs</button>`;
  end = enhanceDisclosures(document, () => document.querySelectorAll("details"));
});

afterEach(() => end());

it("closes on Escape, and the menu in which it is pressed gets the focus back", () => {
  press("#link", "Escape");
  expect([...areOpen(), document.activeElement?.id]).toEqual([false, false, "one"]);
});

it("closes on Escape pressed elsewhere, and the last open menu gets the focus", () => {
  press("#elsewhere", "Escape");
  expect([...areOpen(), document.activeElement?.id]).toEqual([false, false, "two"]);
  find("#elsewhere").focus();
  press("#elsewhere", "Escape");
  expect(document.activeElement?.id).toBe("elsewhere");
});

it.each(["pointerdown", "focusin"])("closes the menus that a %s is not in", (type) => {
  send("#text", new Event(type, { bubbles: true }));
  expect(areOpen()).toEqual([true, false]);
  send("#elsewhere", new Event(type, { bubbles: true }));
  expect(areOpen()).toEqual([false, false]);
});

it("closes a menu when one of its links or buttons is chosen", () => {
  send("#text", new Event("click", { bubbles: true }));
  send("#elsewhere", new Event("click", { bubbles: true }));
  expect(areOpen()).toEqual([true, true]);
  send("#label", new Event("click", { bubbles: true }));
  expect(areOpen()).toEqual([false, true]);
  send("#button", new Event("click", { bubbles: true }));
  expect(areOpen()).toEqual([false, false]);
});

it("leaves menus alone for other keys, for events of the page itself, and once it is undone", () => {
  press("#text", "a");
  document.dispatchEvent(new Event("pointerdown"));
  window.dispatchEvent(new Event("click"));
  end();
  press("#text", "Escape");
  for (const type of ["pointerdown", "focusin", "click"]) send("#elsewhere", new Event(type, { bubbles: true }));
  expect(areOpen()).toEqual([false, false]);
});
