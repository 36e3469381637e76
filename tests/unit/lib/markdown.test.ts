// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { withHeadingAnchors } from "~/lib/html/heading-anchors";
import { renderMarkdown } from "~/lib/html/markdown";
import { withExternalLinks } from "~/lib/html/sanitize-html";
import { articles } from "../../../prisma/seed/blog";
import { xssPayloads } from "../../fixtures/xss-payloads";
import { dangersIn } from "../../support/dangers-in";

/** Without what the renderer itself puts around headings, tables and code. */
function withoutFrames(html: string): string {
  return html
    .replace(/<(h[23]) id="s-[\p{L}\p{N}-]+">/gu, "<$1>")
    .replaceAll('<div class="table-scroll" role="group" tabindex="0"><table>', "<table>")
    .replaceAll("</table></div>", "</table>")
    .replaceAll('<pre tabindex="0">', "<pre>");
}

const WAYS: Array<[string, (payload: string) => string]> = [
  ["HTML", (payload) => payload],
  ["running text", (payload) => `avant ${payload} **après**`],
  ["heading", (payload) => `## ${payload}`],
  ["link", (payload) => `[lien](${payload}) <${payload}>`],
  ["link's title", (payload) => `[lien](/ "${payload}")`],
  ["picture", (payload) => `![${payload}](${payload} "${payload}")`],
  ["table", (payload) => `| a |\n| --- |\n| ${payload} |`],
  ["code", (payload) => `\`\`\`${payload}\n${payload}\n\`\`\``],
  ["list and quotation", (payload) => `> - ${payload}\n>   ${payload}`],
];

describe("renderMarkdown", () => {
  it.each(WAYS)("leaves nothing that runs of what stands as %s", (_, write) => {
    for (const payload of xssPayloads) {
      expect(dangersIn(withoutFrames(renderMarkdown(write(payload)).html)), payload).toEqual([]);
    }
  });

  it("refuses addresses that run, in links, pictures and references", () => {
    const { html } = renderMarkdown(
      "[a](javascript:alert(1)) ![b](data:image/svg+xml;base64,PHN2Zz4=) [c][1] <vbscript:x>\n\n[1]: data:text/html,x",
    );
    expect(html).not.toMatch(/(href|src)=/);
  });

  it("sets headings one step below the page's own and gives each an id of its own", () => {
    const { html, headings } = renderMarkdown(
      "# L’œuvre *à* venir\n## Été & hiver\n### Prix\n#### Détail\n###### Fin\n### Prix\n## !?\n<h2>Écrit en HTML</h2>",
    );
    expect(headings).toEqual([
      { id: "s-l-oeuvre-a-venir", text: "L’œuvre à venir", level: 2 },
      { id: "s-ete-hiver", text: "Été & hiver", level: 2 },
      { id: "s-prix", text: "Prix", level: 3 },
      { id: "s-prix-2", text: "Prix", level: 3 },
      { id: "s-partie", text: "!?", level: 2 },
      { id: "s-ecrit-en-html", text: "Écrit en HTML", level: 2 },
    ]);
    for (const { id, level } of headings) expect(html).toContain(`<h${level} id="${id}">`);
    expect(html.match(/<h4>/g)).toHaveLength(2);
  });

  it("gives ten thousand equal headings their ids in as many steps, none twice", () => {
    const looks = [vi.spyOn(Map.prototype, "has"), vi.spyOn(Set.prototype, "has")];
    const { headings } = withHeadingAnchors(`${"<h2>Prix</h2>".repeat(10_000)}<h2>Prix 2</h2><h2>Prix</h2>`);
    const steps = looks.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    for (const look of looks) look.mockRestore();
    expect(new Set(headings.map(({ id }) => id)).size).toBe(10_002);
    expect(headings.at(-1)?.id).toBe("s-prix-10001");
    expect(steps).toBeLessThan(50_000);
  });

  it("lets wide tables and code be scrolled by keyboard", () => {
    const { html } = renderMarkdown("| a | b |\n| --- | --- |\n| 1 | 2 |\n\n```js\n<b>\n```");
    expect(html).toMatch(/<div class="table-scroll" role="group" tabindex="0"><table>[\s\S]*<\/table><\/div>/);
    expect(html).toContain('<pre tabindex="0"><code>&lt;b&gt;\n</code></pre>');
  });

  it("makes a figure of a picture that stands alone, with its title as caption", () => {
    expect(renderMarkdown('![Façade](/media/f.avif "La façade, un soir")').html).toBe(
      '<figure><img alt="Façade" loading="lazy" decoding="async" src="/media/f.avif" /><figcaption>La façade, un soir</figcaption></figure>',
    );
    expect(renderMarkdown("Une ![pièce](/p.avif) posée").html).toMatch(/^<p>Une <img [^>]+> posée<\/p>$/);
    expect(renderMarkdown('- ![a](/a.avif "b")').html).not.toContain("figcaption");
  });

  it("keeps what is escaped in a picture's words", () => {
    expect(renderMarkdown("![Un \\[mur\\] \\*brique\\*](/f.avif)").html).toContain('alt="Un [mur] *brique*"');
  });

  it("shows a picture of this site in every width and kind, with its room", () => {
    const folder = `/media/${"a".repeat(32)}-960x640`;
    const { html, foreignPictures } = renderMarkdown(`![Four](${folder}/960.webp)`);
    const sources = (type: string) => `srcset="${folder}/480.${type} 480w, ${folder}/960.${type} 960w"`;
    expect(html).toMatch(/^<figure><picture class="picture"><source type="image\/avif" /);
    for (const part of [sources("avif"), sources("webp"), 'alt="Four"', 'loading="lazy"', 'width="960" height="640"']) {
      expect(html).toContain(part);
    }
    expect(foreignPictures).toBe(0);
  });

  it("knows a picture of this site by its whole address too", () => {
    const folder = `/media/${"a".repeat(32)}-960x640`;
    const shown = (src: string) => renderMarkdown(`![Four](${src})`, "zellige.example");
    const byPath = renderMarkdown(`![Four](${folder}/960.webp)`);
    expect(shown(`https://Zellige.example${folder}/960.webp`)).toEqual(byPath);
    expect(shown(`http://zellige.example${folder}/960.webp`)).toEqual(byPath);
    const others = ["https://zellige.example.ma", "https://zellige.example:8443", "https://a@zellige.example"];
    for (const other of [...others, "https://zellige.example//evil.example"]) {
      expect(shown(`${other}${folder}/960.webp`)).toMatchObject({ foreignPictures: 1 });
    }
    expect(renderMarkdown(`![Four](https://zellige.example${folder}/960.webp)`).foreignPictures).toBe(1);
  });

  it("makes a link of a picture of another site, and words of one inside a link", () => {
    const { html, foreignPictures } = renderMarkdown(
      '![Le "port"](https://a.example/p.jpg?a=1&b=2)\n\n[![](https://a.example/q.jpg)](/contact)\n\nfin ![r](/r.webp)',
    );
    const [port] = html.split("\n");
    expect(port).toBe(
      '<figure><a href="https://a.example/p.jpg?a=1&amp;b=2" rel="noopener">Le &quot;port&quot;</a></figure>',
    );
    expect(html).toContain('<a href="/contact" rel="noopener">https://a.example/q.jpg</a>');
    expect(html).toMatch(/fin <img [^>]*src="\/r\.webp"/);
    expect(foreignPictures).toBe(2);
  });

  it("opens links beside the page, but neither mails nor telephones", () => {
    const { html } = renderMarkdown("[a](/a) [b](mailto:a@b.ma) [c](tel:+212) [d](https://d.example/mailto:)");
    const opened = withExternalLinks(html)
      .match(/<a [^>]*>/g)
      ?.map((tag) => tag.includes('target="_blank"'));
    expect(opened).toEqual([true, false, false, true]);
  });

  it("links whole addresses and leaves names that look like one", () => {
    const { html } = renderMarkdown("Next.js, zellige.ma, https://zellige.example/a et a@b.ma");
    expect(html.match(/href="[^"]*"/g)).toEqual(['href="https://zellige.example/a"', 'href="mailto:a@b.ma"']);
  });

  it("renders every article it is delivered with, in full", () => {
    for (const { content } of articles) {
      const { html, headings, wordCount } = renderMarkdown(content);
      expect(headings).toHaveLength(content.match(/^#{1,3} /gm)?.length ?? 0);
      expect(wordCount).toBeGreaterThan(150);
      expect(html).not.toMatch(/\*\*|^#/m);
    }
  });
});

it("an article has the words that are read, without its signs", () => {
  expect(renderMarkdown("## L’*eau* froide\n\n- un\n- deux").wordCount).toBe(4);
});
