// @vitest-environment jsdom
import fc from "fast-check";
import { expect, it } from "vitest";
import { xmlDocument } from "~/lib/html/xml";

const parse = (text: string) => new DOMParser().parseFromString(text, "application/xml");

it("writes an element, its attributes and its children", () => {
  const children = [{ name: "loc", children: "https://a.example/?a=1&b=2" }, { name: "empty" }];
  expect(xmlDocument({ name: "urlset", attributes: { xmlns: "x:y" }, children })).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="x:y"><loc>https://a.example/?a=1&#x26;b=2</loc><empty/></urlset>\n',
  );
});

it("is well formed whatever the text, and gives it back", () => {
  const xmlText = fc.string({ unit: "grapheme" });
  fc.assert(
    fc.property(xmlText, xmlText, (text, attribute) => {
      const root = parse(xmlDocument({ name: "a", attributes: { b: attribute }, children: text })).documentElement;
      // Line ends and white space in attributes are the parser's to change (XML 1.0, sections 2.11 and 3.3.3).
      const expected = text.replace(/\r\n?/g, "\n");
      expect([root.tagName, root.textContent]).toEqual(["a", expected]);
      expect(root.getAttribute("b")?.replace(/\s/g, " ")).toBe(attribute.replace(/\r\n|\s/g, " "));
    }),
  );
});

it("replaces what XML cannot hold", () => {
  expect(parse(xmlDocument({ name: "a", children: "x\u0000y\uD800z\uFFFE" })).documentElement.textContent).toBe(
    "x\uFFFDy\uFFFDz\uFFFD",
  );
});
