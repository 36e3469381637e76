import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CanonicalLinks } from "~/shell/head-tags";

const SITE = { siteUrl: "https://agence.example", siteName: "Agence" };

// @spec routes-15
it.each([
  ["/", "https://agence.example"],
  ["/blog", "https://agence.example/blog"],
  ["/blog//", "https://agence.example/blog"],
])("the page at %s names the address %s", (pathname, address) => {
  const markup = renderToStaticMarkup(<CanonicalLinks {...SITE} pathname={pathname} language="ar" />);
  expect(markup.match(/(?:href|content)="[^"]*"/g)).toEqual([
    `href="${address}"`,
    `content="${address}"`,
    'content="Agence"',
    'content="ar_SA"',
    `content="${address}"`,
  ]);
});
