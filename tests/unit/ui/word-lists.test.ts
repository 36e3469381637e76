// @vitest-environment jsdom
import { Editor } from "@tiptap/core";
import { expect, it } from "vitest";
import { RICH_TEXT_EXTENSIONS } from "~/ui/rich-text-extensions.client";
import { withWordLists } from "~/ui/word-lists.client";

const item = (words: string, sign: string, place = "l0 level1 lfo1") =>
  `<p class="MsoListParagraphCxSpMiddle" style="text-indent:-18.0pt;mso-list:${place}"><!--[if !supportLists]--><span style="font-family:Symbol"><span style="mso-list:Ignore">${sign}<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp; </span></span></span><!--[endif]-->${words}<o:p></o:p></p>`;

/** What the editor makes of it. */
function shown(html: string): string {
  const editor = new Editor({ extensions: RICH_TEXT_EXTENSIONS, content: withWordLists(html) });
  const written = editor
    .getHTML()
    .replaceAll(/<li><p>/g, "<li>")
    .replaceAll("</p></li>", "</li>")
    .replaceAll("</p><", "<");
  editor.destroy();
  return written;
}

it("makes one list of the items that follow one another, with their markers taken away", () => {
  const html = `<p class="MsoNormal">Avant</p>\n${item("Un <b>logo</b>", "·")}\n${item("Deux", "·")}\n<p>Après</p>`;
  expect(shown(html)).toBe("<p>Avant<ul><li>Un <strong>logo</strong></li><li>Deux</li></ul><p>Après</p>");
});

it.each([
  ["1.", "ol"],
  ["2)", "ol"],
  ["(a)", "ol"],
  ["iv.", "ol"],
  ["1.2.", "ol"],
  ["·", "ul"],
  ["o", "ul"],
  ["§", "ul"],
  ["-", "ul"],
])("tells by the marker %s that a list is %s", (sign, name) => {
  expect(shown(item("Un", sign))).toBe(`<${name}><li>Un</li></${name}>`);
});

it("puts deeper levels within the item before them, and comes back out", () => {
  const deeper = (words: string) => item(words, "a.", "l0 level2 lfo1");
  const html = [item("A", "·"), deeper("A1"), deeper("A2"), item("B", "·"), deeper("B1")].join("");
  expect(shown(html)).toBe("<ul><li>A<ol><li>A1</li><li>A2</li></ol></li><li>B<ol><li>B1</li></ol></li></ul>");
});

it("keeps two lists apart, by what stands between them or by their names", () => {
  const html = [item("Un", "·"), "<p>Entre</p>", item("Deux", "·"), item("Trois", "1.", "l1 level1 lfo2")].join("");
  expect(shown(html)).toBe("<ul><li>Un</li></ul><p>Entre<ul><li>Deux</li></ul><ol><li>Trois</li></ol>");
});

it("reads first items that stand deep, and one without a marker", () => {
  const deep = item("Un", "·", "l0 level3 lfo1") + item("Deux", "·", "l0 level3 lfo1");
  const html = `${deep}<p style="mso-list:l0 level1 lfo1">Trois</p>`;
  expect(shown(html)).toBe("<ul><li>Un</li><li>Deux</li><li>Trois</li></ul>");
});

it("puts a list of another name within the item that it stands below", () => {
  const html = [item("1", "1."), item("-", "-", "l4 level2 lfo5"), item("2", "2.")].join("");
  expect(shown(html)).toBe("<ol><li>1<ul><li>-</li></ul></li><li>2</li></ol>");
});

it("leaves a numbered heading a heading", () => {
  expect(shown('<h2 style="mso-list:l0 level1 lfo1">Un titre</h2>')).toBe("<h2>Un titre</h2>");
});

it("leaves any other HTML as it is, to the letter", () => {
  const html = "<P>Un<br>deux</P><ul><li>x</ul>";
  expect(withWordLists(html)).toBe(html);
});
