import { describe, expect, it } from "vitest";
import { createFormStamp, isDoubtful, noteFormShown } from "~/server/forms/honeypot.server";

const NOW = Date.parse("2026-11-21T10:00:00Z");
const MINUTE = 60_000;

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const stamped = (sentAt: number, fields: Record<string, string> = {}) =>
  form({ form_stamp: createFormStamp(sentAt), ...fields });

describe("isDoubtful", () => {
  it("trusts a person who took a minute", () => {
    expect(isDoubtful(stamped(NOW - MINUTE), "Bonjour, voyez https://riad.example", { now: NOW })).toBe(false);
  });

  it("doubts a filled honeypot", () => {
    expect(isDoubtful(stamped(NOW - MINUTE, { homepage: "x" }), "Bonjour", { now: NOW })).toBe(true);
  });

  it("doubts a missing, forged or week-old stamp", () => {
    expect(isDoubtful(form({}), "Bonjour", { now: NOW })).toBe(true);
    expect(isDoubtful(form({ form_stamp: `${NOW - MINUTE}.forged` }), "Bonjour", { now: NOW })).toBe(true);
    expect(isDoubtful(stamped(NOW - 8 * 1440 * MINUTE), "Bonjour", { now: NOW })).toBe(true);
  });

  it("needs two weak signs: a quick sender or many links alone are let through", () => {
    const links = "http://a.example http://b.example www.c.example";
    expect(isDoubtful(stamped(NOW - 500), "Bonjour", { now: NOW })).toBe(false);
    expect(isDoubtful(stamped(NOW - MINUTE), links, { now: NOW })).toBe(false);
    expect(isDoubtful(stamped(NOW - 500), links, { now: NOW })).toBe(true);
  });

  it("knows a quick sender of a page that is kept, whose stamp is older, by the network it was shown to", () => {
    const links = "http://a.example http://b.example www.c.example";
    noteFormShown("192.0.2.7");
    const sent = (network: string, text: string) => isDoubtful(stamped(NOW - MINUTE), text, { now: NOW, network });
    expect([sent("192.0.2.7", links), sent("192.0.2.7", "Bonjour"), sent("192.0.2.8", links)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
