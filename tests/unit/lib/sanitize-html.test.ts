// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasVisibleContent, sanitizeHtml } from "~/lib/html/sanitize-html";
import { services } from "../../../prisma/seed/services";
import { xssPayloads } from "../../fixtures/xss-payloads";
import { dangersIn } from "../../support/dangers-in";

describe("sanitiseHtml", () => {
  it.each(xssPayloads)("leaves nothing that runs of %s", (payload) => {
    expect(dangersIn(sanitizeHtml(payload))).toEqual([]);
    expect(dangersIn(sanitizeHtml(`<p>avant ${payload} après</p><p>fin</p>`))).toEqual([]);
  });

  it("leaves nothing that runs of payloads cut up and put together at random", () => {
    const piece = fc.constantFrom(...xssPayloads, "<p>", "</p>", "<table>", "<!--", "-->", "<b", '"', ">", "&lt;");
    const soup = fc
      .array(fc.tuple(piece, fc.nat(60)), { maxLength: 6 })
      .map((parts) => parts.map(([text, cut]) => text.slice(cut % text.length)).join(""));
    fc.assert(
      fc.property(soup, (html) => {
        const clean = sanitizeHtml(html);
        expect(dangersIn(clean)).toEqual([]);
        expect(sanitizeHtml(clean)).toBe(clean);
      }),
      { numRuns: 300 },
    );
  });

  it("settles on markup that only shows its end when it is read again", () => {
    const tricky =
      '<p>math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">';
    const clean = sanitizeHtml(tricky);
    expect(dangersIn(clean)).toEqual([]);
    expect(sanitizeHtml(clean)).toBe(clean);
  });

  it("keeps what an editor writes, byte for byte", () => {
    const written = services.flatMap(({ landingHtml }) => landingHtml ?? []);
    expect(written.length).toBeGreaterThan(3);
    for (const html of written) expect(sanitizeHtml(html)).toBe(html);
  });

  it("keeps links and pictures of this site and of others, and lazily loads the pictures", () => {
    expect(sanitizeHtml('<a href="/contact">a</a> <a href="mailto:a@b.example">b</a>')).toBe(
      '<a href="/contact" rel="noopener">a</a> <a href="mailto:a@b.example" rel="noopener">b</a>',
    );
    expect(sanitizeHtml('<img src="/media/a.avif" width="8" height="6" onload="x()">')).toBe(
      '<img alt="" width="8" height="6" loading="lazy" decoding="async" src="/media/a.avif" />',
    );
  });

  it("makes a first-level heading a second one, and drops a picture without an address", () => {
    expect(sanitizeHtml('<h1>Titre</h1><img alt="vide"><p>texte</p>')).toBe("<h2>Titre</h2><p>texte</p>");
  });

  it("keeps a callout and a table of the editor, without their styles and any other class", () => {
    const callout = '<div class="callout"><p>À savoir</p></div>';
    expect(sanitizeHtml(callout)).toBe(callout);
    expect(sanitizeHtml('<div class="callout admin-nav" id="main" style="position:fixed"><p>a</p></div>')).toBe(
      '<div class="callout"><p>a</p></div>',
    );
    expect(sanitizeHtml('<p class="callout">a</p><div class="dialog-scrim">b</div>')).toBe("<p>a</p><div>b</div>");
    const cell = '<th colspan="1" rowspan="1"><p>Avant</p></th>';
    const table = `<table style="min-width:50px"><colgroup><col style="min-width:25px"></colgroup><tbody><tr>${cell}</tr></tbody></table>`;
    expect(sanitizeHtml(table)).toBe(`<table><tbody><tr>${cell}</tr></tbody></table>`);
  });

  it("keeps the words of elements it does not know", () => {
    expect(sanitizeHtml("<section><p>un <mark>deux</mark></p></section>")).toBe("<p>un deux</p>");
  });

  it("survives deep nesting and long texts", () => {
    expect(dangersIn(sanitizeHtml(`${"<blockquote>".repeat(5000)}x`))).toEqual([]);
    expect(sanitizeHtml(`<p>${"a".repeat(500_000)}</p>`)).toHaveLength(500_007);
  });
});

describe("hasVisibleContent", () => {
  it.each(["", "<p></p>", "<p> <br /></p>", "<p>&nbsp;</p><h2></h2>"])("sees nothing in %j", (html) => {
    expect(hasVisibleContent(html)).toBe(false);
  });

  it.each(["<p>a</p>", '<img src="/media/a.avif" />', "<hr />"])("sees something in %j", (html) => {
    expect(hasVisibleContent(html)).toBe(true);
  });
});
