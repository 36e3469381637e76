import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withSteadyFigures } from "~/lib/text/steady-figures";

const shown = (text: string) => withSteadyFigures(text).replaceAll("\u2068", "[").replaceAll("\u2069", "]");

describe("figures within Arabic", () => {
  it.each([
    ["المادة 92-I-1° من", "المادة [92-I-1°] من"],
    ["<p>نسبة <strong>20 %</strong> من</p>", "<p>نسبة <strong>[20 %]</strong> من</p>"],
    ["<p>CGI</p><p>نسبة 20\u00a0%&nbsp;من</p>", "<p>CGI</p><p>نسبة [20\u00a0%]&nbsp;من</p>"],
    ['<a href="/92-I-1°">المادة 92-I</a>', '<a href="/92-I-1°">المادة [92-I]</a>'],
    ["ربح &lt; 20 % &amp; خسارة", "ربح &lt; [20 %] &amp; خسارة"],
    ["عام 2026, 2027 و 1.250,50 و 10:30", "عام 2026, 2027 و 1.250,50 و 10:30"],
    ["شركة Palm Co 42 جديدة", "شركة Palm Co 42 جديدة"],
    ["وفق CGI art. 92-I-1° من", "وفق CGI art. 92-I-1° من"],
    ["عربي PDF (20 %) عربي", "عربي PDF ([20 %]) عربي"],
    ["TVA 20 % عربي", "TVA 20 % عربي"],
    ["عربي\n20 % de remise", "عربي\n20 % de remise"],
    ["20 % de remise, art. 92-I-1°", "20 % de remise, art. 92-I-1°"],
  ])("%s", (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it("adds isolates alone, each of them closed", () => {
    const sign = fc.constantFrom(..."aI1290 %°-+.,;:<>&p/بت\u00a0\u200e\n€");
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 60 }), (signs) => {
        const text = signs.join("");
        const steady = withSteadyFigures(text);
        expect(steady.replace(/[\u2068\u2069]/g, "")).toBe(text);
        expect(steady).toMatch(/^(?:[^\u2068\u2069]|\u2068[^\u2068\u2069]+\u2069)*$/u);
      }),
    );
  });
});
