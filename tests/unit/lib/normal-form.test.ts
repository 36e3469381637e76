import { expect, it } from "vitest";
import { normalForm } from "~/lib/text/normal-form";
import { slugify } from "~/lib/text/slugify";

it("a text is composed and taken apart as Unicode says", () => {
  expect(normalForm("e\u0301te\u0301", "NFC")).toBe("\u00e9t\u00e9");
  expect(normalForm("Vi\u1ec7t", "NFD")).toBe("Vie\u0323\u0302t");
  expect(normalForm("\ufb01", "NFKC")).toBe("fi");
});

it("of the marks on one letter thirty stay, whose order costs nothing", () => {
  const marks = "\u0301\u0316".repeat(50_000);
  expect(normalForm(`a${marks}b`, "NFD")).toBe(`a${"\u0316".repeat(15)}${"\u0301".repeat(15)}b`);
  expect(slugify(`cafe${marks} noir`)).toBe("cafe-noir");
});
