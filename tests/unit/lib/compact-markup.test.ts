import { expect, it } from "vitest";
import { compactMarkup } from "~/lib/html/compact-markup";

it("leaves out what no browser needs, and changes neither names nor texts", () => {
  const icon = '<svg xmlns="http://www.w3.org/2000/svg" class="lucide"><path d="M0 0"></path></svg>';
  expect(compactMarkup(`<p class="[&amp;_a]:flex [&amp;&gt;b]:block">«\u202f<!-- -->Oui${icon}</p>`)).toBe(
    '<p class="[&_a]:flex [&&gt;b]:block">«\u202fOui<svg class="lucide"><path d="M0 0"/></svg></p>',
  );
});

it.each([
  '<a href="/?a=1&amp;b=2" class="&amp;lt;">Design &amp; graphisme, &amp;lt; se lit &lt;</a>',
  '<script type="application/ld+json">{"text":"class=\\"&amp;\\""}</script>',
  "<!--$--><p>a</p><!--/$-->",
])("leaves %s as it is", (html) => expect(compactMarkup(html)).toBe(html));
