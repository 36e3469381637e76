import fc from "fast-check";
import { expect, it } from "vitest";
import type { MarkdownMark } from "~/lib/text/markdown-edit";
import { editedText, markdownEdit, pictureEdit } from "~/lib/text/markdown-edit";

/** A text with its selection between brackets. */
function selectionOf(marked: string) {
  const start = marked.indexOf("[");
  const end = marked.indexOf("]") - 1;
  return { text: marked.replace("[", "").replace("]", ""), start, end };
}

function edited(marked: string, mark: MarkdownMark): string {
  const selection = selectionOf(marked);
  const { from, to, insert, start, end } = markdownEdit(selection, mark);
  const text = selection.text.slice(0, from) + insert + selection.text.slice(to);
  return `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;
}

it.each<[string, MarkdownMark, string]>([
  ["un [mot] ici", "bold", "un **[mot]** ici"],
  ["un **[mot]** ici", "bold", "un [mot] ici"],
  ["[]", "bold", "**[]**"],
  ["un [mot]", "italic", "un _[mot]_"],
  ["**[mot]**", "italic", "**_[mot]_**"],
  ["**[mot] ici", "bold", "****[mot]** ici"],
  ["un [mot]**", "bold", "un **[mot]****"],
  ["*[mot]**", "bold", "***[mot]****"],
  ["a\n[b]\nc", "quote", "a\n[> b]\nc"],
  ["a\n[]b", "quote", "a\n> b[]"],
  ["[npm start]", "code", "`[npm start]`"],
  ["[un\ndeux]", "code", "```\nun\ndeux\n```[]"],
  ["avant\nun [titre]\naprès", "heading", "avant\n[## un titre]\naprès"],
  ["avant\n## un []titre", "heading", "avant\nun titre[]"],
  ["[un\ndeux]", "list", "[- un\n- deux]"],
  ["[- un\n- deux]", "list", "[un\ndeux]"],
  ["[un\n- deux]", "list", "[- un\n- - deux]"],
  ["un []", "quote", "> un []"],
])("%j, %s, becomes %j", (before, mark, after) => expect(edited(before, mark)).toBe(after));

it("makes a link of a text and selects its address", () => {
  const edit = markdownEdit({ text: "voir ici", start: 5, end: 8 }, "link");
  expect(edit).toEqual({ from: 5, to: 8, insert: "[ici](https://)", start: 11, end: 19 });
  expect(markdownEdit({ text: "", start: 0, end: 0 }, "link").insert).toBe("[texte](https://)");
});

it.each([
  ["[]", "![a](/m)[]"],
  ["avant[]", "avant\n\n![a](/m)[]"],
  ["avant\n[]", "avant\n\n![a](/m)[]"],
  ["avant\r\n\r\n[]", "avant\r\n\r\n![a](/m)[]"],
  ["avant []après", "avant \n\n![a](/m)[]\n\naprès"],
  ["avant\n\n[]\n\naprès", "avant\n\n![a](/m)[]\n\naprès"],
  ["un [mot] ici", "un mot\n\n![a](/m)[]\n\n ici"],
])("a picture in %j stands by itself: %j", (before, after) => {
  const selection = selectionOf(before);
  const edit = pictureEdit(selection, { src: "/m", alt: " a\n" });
  const text = editedText(selection.text, edit);
  expect(`${text.slice(0, edit.start)}[]${text.slice(edit.end)}`).toBe(after);
});

it("leaves what is around it alone, and takes a wrapping mark off again", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (before, inner, after) => {
      const selection = { text: before + inner + after, start: before.length, end: before.length + inner.length };
      const once = markdownEdit(selection, "bold");
      fc.pre(once.insert === `**${inner}**`);
      const text = selection.text.slice(0, once.from) + once.insert + selection.text.slice(once.to);
      const again = markdownEdit({ text, start: once.start, end: once.end }, "bold");
      expect(text.slice(0, again.from) + again.insert + text.slice(again.to)).toBe(selection.text);
    }),
  );
});

it.each([
  ["a  b\n c", "a b c"],
  [" [x] *y* ", "\\[x\\] \\*y\\*"],
])("writes the words %j of a picture as %j", (alt, written) => {
  expect(pictureEdit({ text: "", start: 0, end: 0 }, { src: "/a", alt }).insert).toBe(`![${written}](/a)`);
});

it.each([
  ["un", 2, "un\n\n![](/a)"],
  ["un\n", 3, "un\n\n![](/a)"],
  ["un\n\n\n", 5, "un\n\n\n![](/a)"],
  ["  ", 2, "  ![](/a)"],
  ["deux", 0, "![](/a)\n\ndeux"],
  ["\ndeux", 0, "![](/a)\n\ndeux"],
  ["un\n\nde\nux", 4, "un\n\n![](/a)\n\nde\nux"],
  [" \n ", 0, "![](/a) \n "],
])("puts a picture into %j at %i in a paragraph of its own", (text, end, after) => {
  expect(editedText(text, pictureEdit({ text, start: end, end }, { src: "/a", alt: "" }))).toBe(after);
});
