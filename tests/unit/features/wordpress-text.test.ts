import { expect, it } from "vitest";
import { readArticleText } from "~/features/imports/wordpress/article-text.server";
import type { ExportIndex } from "~/features/imports/wordpress/export-index.server";

const INDEX: ExportIndex = {
  ...{ base: "https://ancien.example", language: "fr", files: new Map(), addresses: new Map(), authors: new Map() },
  ...{ typeCounts: new Map(), commentCount: 0, categoryNumbers: new Map(), categories: new Map() },
};
const read = (html: string) => readArticleText(html, INDEX);

it.each([
  ["<p>Tapez <code>ls<br>  cd</code> ici</p>", "Tapez\n\n```\nls\n  cd\n```\n\nici"],
  ["Texte\n\n<code>a\nb</code>", "Texte\n\n```\na\nb\n```"],
  ["<p>Tapez <code>ls</code> ici</p>", "Tapez `ls` ici"],
  ["<pre><code>a<br />\nb</code></pre><p><code>c<br/>d</code></p>", "```\na\nb\n```\n\n```\nc\nd\n```"],
  ['[code lang="php"]\na\n\n  b\n[/code]', "```\na\n\n  b\n```"],
  ['[sourcecode language="js"]x[i] = 1;[/sourcecode]', "```\nx[i] = 1;\n```"],
])("code keeps its lines: %j", (html, markdown) => {
  expect(read(html)).toMatchObject({ markdown, shortcodes: [] });
});

it("what looks like a shortcode within code stays, and one outside goes", () => {
  const { markdown, shortcodes } = read('<pre>a[data-x] { b[my_key] [row width="2"] }</pre>[row width="2"]x[/row]');
  expect(markdown).toBe('```\na[data-x] { b[my_key] [row width="2"] }\n```\n\nx');
  expect(shortcodes).toEqual(["row"]);
});

it("struck words stay struck, over paragraphs too", () => {
  const html = '<p><DEL datetime="2021">1 200</DEL> <strike><b>v</b></strike></p><del><p>Un</p><p>Deux</p></del>';
  expect(read(html).markdown).toBe("~~1 200~~ ~~**v**~~\n\n~~Un~~\n\n~~Deux~~");
});
