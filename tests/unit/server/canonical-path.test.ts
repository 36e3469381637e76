import { expect, it } from "vitest";
import { canonicalPath } from "~/server/page-cache/cache-key.server";

it.each([
  ["/blog/caf%C3%A9", "/blog/caf%C3%A9"],
  ["/Blog/CAF%c3%89/", "/blog/caf%C3%A9"],
  ["/", "/"],
])("the path %s is kept as %s, escaped as a header may hold it", (typed, kept) => {
  expect(canonicalPath(typed)).toBe(kept);
});
