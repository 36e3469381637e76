import { expect, it } from "vitest";
import { sanitizeSvg } from "~/lib/html/sanitize-svg";

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

it("keeps shapes, gradients and references to its own parts", () => {
  const drawing = `<svg ${XMLNS} viewBox="0 0 10 10"><defs><linearGradient id="g"><stop offset="1" stop-color="#fff"></stop></linearGradient></defs><path d="M0 0h9" fill="url(#g)"></path><use href="#g"></use></svg>`;
  expect(sanitizeSvg(`<?xml version="1.0"?><!DOCTYPE svg>${drawing}`)).toBe(drawing);
});

it.each([
  ["scripts", "<script>alert(1)</script>"],
  ["scripts in other letters", "<SCRIPT>alert(1)</SCRIPT>"],
  ["what acts", '<path d="M0 0" onload="alert(1)"/>'],
  ["pages", "<foreignObject><iframe src='//evil.example'></iframe></foreignObject>"],
  ["pictures of other sites", '<image href="https://evil.example/a.png"/>'],
  ["references to other places", '<use href="https://evil.example/a.svg#x"/>'],
  ["references by another name", '<use xlink:href="data:image/svg+xml,x"/>'],
  ["fills from other places", '<path fill="url(https://evil.example/a)"/>'],
  ["hidden fills", '<path fill="u\\72l(https://evil.example/a)"/>'],
  ["style sheets", "<style>@import url(https://evil.example)</style>"],
  ["styles", '<path style="background:url(https://evil.example)"/>'],
  ["animations", '<animate attributeName="href" to="javascript:alert(1)"/>'],
  ["links", '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
  ["entities", '<path d="&#106;avascript:alert(1)" href="&#106;avascript:alert(1)"/>'],
])("leaves out %s", (_, part) => {
  const clean = sanitizeSvg(`<svg viewBox="0 0 1 1">${part}</svg>`) ?? "";
  expect(clean).toContain('viewBox="0 0 1 1"');
  expect(clean).not.toMatch(/script>|onload|evil\.example|<style|style=|foreignObject|<image|<animate|<a |href=/i);
});

it("is nothing for what is no drawing, or one without a size", () => {
  for (const source of ["", "<p>Bonjour</p>", "<svg><path d='M0 0'/></svg>", '<svg viewBox="0 0 1 1">']) {
    const clean = sanitizeSvg(source);
    expect(clean === null || /<\/svg>$/.test(clean)).toBe(true);
  }
  expect(sanitizeSvg("<p>Bonjour</p>")).toBeNull();
  expect(sanitizeSvg("<svg><path d='M0 0'/></svg>")).toBeNull();
  expect(sanitizeSvg('<svg width="4" height="4"></svg>')).toContain(XMLNS);
});
