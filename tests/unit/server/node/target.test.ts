import fc from "fast-check";
import { expect, it } from "vitest";
import { parseTarget } from "~/server/node/exchange.server";

it("keeps the path and the query as they were sent", () => {
  expect(parseTarget("/services/caf%C3%A9?page=2&tri=a%20b")).toEqual({
    pathname: "/services/caf%C3%A9",
    search: "?page=2&tri=a%20b",
  });
});

it.each(["http://evil.example/contact", "https://evil.example:81/contact", "//contact", "/\\contact", "/../contact"])(
  "reads %s as a path of this site",
  (target) => {
    expect(parseTarget(target)?.pathname).toBe("/contact");
  },
);

it.each([undefined, "", ..."* contact evil.example:443 javascript:alert(1) /%E0%A4%A /%FF /a%00b /?q=%00".split(" ")])(
  "refuses %s",
  (target) => {
    expect(parseTarget(target)).toBeNull();
  },
);

it("gives a path that begins with exactly one slash, or nothing, and never throws", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const target = parseTarget(`/${text}`);
      expect(target === null || /^\/(?![/\\])/.test(target.pathname)).toBe(true);
    }),
  );
});
