import { describe, expect, it } from "vitest";
import { safeRedirect } from "~/lib/web/safe-redirect";
import { searchHref } from "~/lib/web/search-href";

describe("safeRedirect", () => {
  it("lets paths of this site through", () => {
    expect(safeRedirect("/admin/inquiries?status=new#top")).toBe("/admin/inquiries?status=new#top");
  });

  it("encodes what a header could not carry", () => {
    expect(safeRedirect("/日本?q=é")).toBe("/%E6%97%A5%E6%9C%AC?q=%C3%A9");
  });

  it.each([
    "https://evil.example",
    "//evil.example",
    "/.//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/x\\y",
    "javascript:alert(1)",
    "",
    null,
    42,
    `/${"a".repeat(3000)}`,
  ])("refuses %j", (target) => {
    expect(safeRedirect(target, "/repli")).toBe("/repli");
  });
});

describe("searchHref", () => {
  it("replaces, adds and removes parts and keeps the others", () => {
    const params = new URLSearchParams("status=new&page=3");
    expect(searchHref(params, { page: null, q: "riad été" })).toBe("?status=new&q=riad+%C3%A9t%C3%A9");
    expect(searchHref(params, { page: null, status: "" })).toBe("");
  });
});
