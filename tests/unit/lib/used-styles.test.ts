import { describe, expect, it } from "vitest";
import { attributesIn, keyOfNames, markupNamesOf, mayMatch } from "~/lib/css/markup-names";
import { parseStyleRules, writeStyleRules } from "~/lib/css/style-rules";
import { usedStyles } from "~/lib/css/used-styles";

const HTML =
  '<html lang="ar-SA" data-theme="dark"><body><p class="a [&amp;&gt;b]:c" id="first"><svg viewBox="0 0 1 1"/></p><input disabled></body>';
const NAMES = markupNamesOf(HTML, new Set(["lang", "data-theme", "id", "disabled"]));

function used(css: string): string {
  return usedStyles(parseStyleRules(css), NAMES);
}

describe("parseStyleRules", () => {
  it("reads groups, statements and rules, and minds strings and escapes", () => {
    const css = '@layer a,b;@media (width>1px){.x{color:red}.y\\{{content:"}"}}@font-face{font-family:F}p{--a:{}}';
    const rules = parseStyleRules(`/*! notice */${css}`);
    expect(rules.map(({ prelude }) => prelude)).toEqual(["@layer a,b", "@media (width>1px)", "@font-face", "p"]);
    expect(rules[1]?.rules?.map(({ prelude }) => prelude)).toEqual([".x", ".y\\{"]);
    expect(writeStyleRules(rules)).toBe(css);
  });
});

describe("mayMatch", () => {
  it.each([
    ...["p", "*", ".a", "#first::before", "[lang|=ar]", '[lang|="ar"] p', "html[data-theme=dark]", "p:has(.none)"],
    ...["input:not(.none):disabled", ":is(.none,p) svg", "::selection", ".\\[\\&\\>b\\]\\:c:hover>.a"],
  ])("keeps %s", (selector) => expect(mayMatch(selector, NAMES)).toBe(true));

  it.each([
    ...["table", ".b", ".a .none", "#second", "[lang|=fr]", "[data-theme=light]", "[open]"],
    ...[":is(.none,table) p", ":where(.none)"],
  ])("leaves out %s", (selector) => expect(mayMatch(selector, NAMES)).toBe(false));
});

describe("usedStyles", () => {
  it("keeps the rules of the markup in their order, and names every layer first", () => {
    const css = "@layer base{.none{color:red}}@layer parts{.a,.none{color:blue}p{color:green}}";
    expect(used(css)).toBe("@layer base,parts;@layer parts{.a{color:blue}p{color:green}}");
  });

  it("keeps of what is named only what a kept rule names", () => {
    const css = "@keyframes turn{}@keyframes rise{}@property --x{}@font-face{font-family:F}@font-face{font-family:G}";
    expect(used(`${css}p{animation:rise 1s;font-family:F;--x:1}`)).toBe(
      "@keyframes rise{}@font-face{font-family:F}p{animation:rise 1s;font-family:F;--x:1}",
    );
    expect(used("@property --x{}@property --y{}p{width:var(--y)}")).toBe("@property --y{}p{width:var(--y)}");
    expect(used("@layer parts{@keyframes turn{}@keyframes rise{}p{animation:rise}}")).toBe(
      "@layer parts;@layer parts{@keyframes rise{}p{animation:rise}}",
    );
  });

  it("leaves to the whole sheet what shows only once somebody points, presses or goes on", () => {
    const later = "p:hover,p:is(.a,.b):active svg{a:b}input:disabled{a:b}::selection{a:b}";
    expect(used(`${later}::view-transition-old(.a){a:b}p{c:d}`)).toBe("p{c:d}");
    const atOnce = "p:not(:hover){a:b}:is(p:hover,p:focus-visible){a:b}p:focus-visible{a:b}";
    expect(used(atOnce)).toBe(atOnce);
  });

  it("leaves out the parts of fields where there is none", () => {
    const css = "::file-selector-button{a:b}::-webkit-datetime-edit{a:b}::placeholder{a:b}";
    expect(used(css)).toBe(css);
    expect(usedStyles(parseStyleRules(css), markupNamesOf("<p></p>", new Set()))).toBe("");
    const ofSummary = "summary::-webkit-details-marker{a:b}";
    expect(usedStyles(parseStyleRules(ofSummary), markupNamesOf("<summary></summary>", new Set()))).toBe(ofSummary);
  });

  it("leaves printing to the whole sheet", () => {
    expect(used("@media print{p{color:#000}}@media(width>1px){p{color:red}}")).toBe("@media(width>1px){p{color:red}}");
  });
});

it("is the same key for the same names, whatever the text between them", () => {
  const relevant = attributesIn("[lang=fr] #first{}");
  expect(keyOfNames(markupNamesOf('<p class="a b" title="x">1</p><a>', relevant))).toBe(
    keyOfNames(markupNamesOf('<a></a><p class="b a">2</p>', relevant)),
  );
  expect(keyOfNames(markupNamesOf("<p></p>", relevant))).not.toBe(
    keyOfNames(markupNamesOf("<p lang=ar></p>", relevant)),
  );
});
