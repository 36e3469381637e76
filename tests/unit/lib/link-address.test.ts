import { expect, it } from "vitest";
import { isEmailAddress } from "~/lib/forms/text-fields";
import { deadLinkRefusal } from "~/lib/html/dead-link";
import { renderMarkdown } from "~/lib/html/markdown";
import { linkAddress } from "~/lib/web/web-address";

it.each([
  ["www.exemple.ma", "https://www.exemple.ma"],
  ["exemple.ma/prix?a=1", "https://exemple.ma/prix?a=1"],
  ["//exemple.ma", "https://exemple.ma"],
  ["contact@exemple.ma", "mailto:contact@exemple.ma"],
  ["06 61 23 45 67", "tel:0661234567"],
  ["+212%20661-234567", "tel:+212661234567"],
  ["contact@exemple.ma?subject=Votre%20projet", "mailto:contact@exemple.ma?subject=Votre%20projet"],
  ["contact@exemple.ma?subject=Devis", "mailto:contact@exemple.ma?subject=Devis"],
  ["٠٦٦١٢٣٤٥٦٧", "tel:0661234567"],
  ["\u202a+212 661-234567\u202c", "tel:+212661234567"],
  ["%E2%80%8Bwww.exemple.ma%e2%80%8b", "https://www.exemple.ma"],
  ["contact@exemple.ma\u200b", "mailto:contact@exemple.ma"],
  ["https://exemple.ma/page\u2060", "https://exemple.ma/page"],
  ["https:/exemple.ma/a", "https://exemple.ma/a"],
  ["http:exemple.ma", "http://exemple.ma"],
  ["https//exemple.ma", "https://exemple.ma"],
  ["https://exemple.ma", "https://exemple.ma"],
  ["/\u{1f469}\u200d\u{1f4bb}", "/\u{1f469}\u200d\u{1f4bb}"],
  ["mailto:a@b.ma", "mailto:a@b.ma"],
  ["/contact", "/contact"],
  ["#suite", "#suite"],
  ["page.html", "page.html"],
  ["javascript:alert(1)", "javascript:alert(1)"],
])("a link to %j leads to %j", (typed, address) => expect(linkAddress(typed)).toBe(address));

it("lets no mark hide what a link runs", () => {
  for (const hidden of ["java\u200bscript:alert(1)", "\u200ejavascript:alert(1)", "java%E2%80%8Bscript:alert(1)"]) {
    expect(renderMarkdown(`[a](<${hidden}>) <a href="${hidden}">b</a>`).html).not.toMatch(/href="[^"]*script:/i);
  }
});

it("reads so in an article", () => {
  const { html } = renderMarkdown("[a](www.exemple.ma) [b](contact@exemple.ma) [c](0661234567) [d](//exemple.ma)");
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    "https://www.exemple.ma",
    "mailto:contact@exemple.ma",
    "tel:0661234567",
    "https://exemple.ma",
  ]);
});

it("a link to no address at all is refused with a sentence", () => {
  const refusal = (address: string) => deadLinkRefusal(renderMarkdown(`[a](/b) [c](<${address}>)`).html);
  for (const address of ["contact", "guide.pdf", "mon guide & prix", "http", "0661 / 0662"])
    expect(refusal(address)).toMatch(/^Le lien vers «\u202f.+\u202f» ne mène nulle part/);
  for (const address of ["www.exemple.ma", "a@b.ma", "0661234567", "#suite", "../blog", "javascript:alert(1)"])
    expect(refusal(address)).toBeNull();
});

it.each([
  ["a&b@exemple.ma", true],
  ["nom@exemple.xn--ngbc5azd", true],
  ["a@b", false],
  ["a@b.ma\nBcc: c@d.ma", false],
  ["a b@c.ma", false],
  ["a@", false],
])("an address %j: %s", (text, isOne) => expect(isEmailAddress(text)).toBe(isOne));
