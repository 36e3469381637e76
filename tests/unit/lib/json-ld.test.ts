// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { publicEnv } from "~/server/env.server";
import { breadcrumbNode, jsonLdText } from "~/site/json-ld/graph";
import { localBusinessNode, organizationNode, postalAddressNode } from "~/site/json-ld/organization";
import { serviceNode } from "~/site/json-ld/service";
import { xssPayloads } from "../../fixtures/xss-payloads";

const site = { ...publicEnv, siteUrl: "https://zellige.example" };
const plain = (node: unknown) => JSON.parse(JSON.stringify(node));

/** What a browser's parser makes of the text in a page: the script's own text, and what stands after it. */
function parsedInPage(text: string) {
  const html = `<script type="application/ld+json">${text}</script><p>après</p>`;
  const page = new DOMParser().parseFromString(html, "text/html");
  const graph = JSON.parse(page.querySelector("script")?.textContent ?? "")["@graph"];
  return { graph, elements: [...page.querySelectorAll("head *, body *")].map(({ tagName }) => tagName) };
}

describe("the text of a data block", () => {
  it.each(["</script><script>alert(1)</script>", "<!--<script>", "]]>", "&lt;/script&gt;", ...xssPayloads])(
    "holds %j and stays one script",
    (name) => {
      const { graph, elements } = parsedInPage(jsonLdText([{ "@type": "Thing", name }]));
      expect(elements).toEqual(["SCRIPT", "P"]);
      expect(graph).toEqual([{ "@type": "Thing", name }]);
    },
  );

  it("gives any text back as it was", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        const text = jsonLdText([{ name }]);
        expect(text).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(text)["@graph"]).toEqual([{ name }]);
      }),
    );
  });

  it("names its vocabulary and leaves out what is not known", () => {
    expect(jsonLdText([{ name: undefined }])).toBe('{"@context":"https://schema.org","@graph":[{}]}');
  });
});

describe("the agency", () => {
  it("is named with its address, telephone and networks from the settings", () => {
    expect(organizationNode(site)).toMatchObject({
      "@type": "Organization",
      "@id": "https://zellige.example/#organization",
      name: site.siteName,
      url: "https://zellige.example",
      telephone: site.phone,
      email: site.email,
      sameAs: [site.instagramUrl, site.linkedinUrl, site.redditUrl],
    });
  });

  it.each([
    ["Casablanca, Maroc", { addressLocality: "Casablanca", addressCountry: "Maroc" }],
    [
      "12, rue du Port, Casablanca, Maroc",
      { streetAddress: "12, rue du Port", addressLocality: "Casablanca", addressCountry: "Maroc" },
    ],
    ["Casablanca", { addressLocality: "Casablanca" }],
  ])("stands at %s", (address, expected) => {
    expect(plain(postalAddressNode(address))).toEqual({ "@type": "PostalAddress", ...expected });
  });

  it("has no rating without published reviews, and their mean with them", () => {
    expect(plain(localBusinessNode(site))).not.toHaveProperty("aggregateRating");
    expect(plain(localBusinessNode(site))).not.toHaveProperty("review");
    const reviews = [{ author: "Salma", text: "Sérieux.", rating: 5 }];
    expect(localBusinessNode(site, { rating: { count: 7, average: 4.571 }, reviews })).toMatchObject({
      "@type": "ProfessionalService",
      aggregateRating: { ratingValue: 4.6, reviewCount: 7, bestRating: 5 },
      review: [{ author: { name: "Salma" }, reviewBody: "Sérieux.", reviewRating: { ratingValue: 5 } }],
    });
  });
});

describe("a service", () => {
  const service = { path: "/services/graphics/1", name: "Logo", description: "Un signe.", kind: "Design", offers: [] };

  it("has an offer in dirhams for each price", () => {
    const offers = [
      { name: "Basique", priceMad: 6500 },
      { name: "Standard", priceMad: 16000.5, description: "Tout." },
    ];
    expect(plain(serviceNode(site.siteUrl, { ...service, offers }))).toMatchObject({
      "@type": "Service",
      url: "https://zellige.example/services/graphics/1",
      provider: { "@id": "https://zellige.example/#organization" },
      offers: [
        { "@type": "Offer", name: "Basique", price: 6500, priceCurrency: "MAD" },
        { name: "Standard", price: 16000.5, description: "Tout." },
      ],
    });
  });

  it("says of a starting price that it is the lowest, and of no price nothing", () => {
    const offers = [{ name: "À partir de", priceMad: 900, isStartingPrice: true }];
    const priced = plain(serviceNode(site.siteUrl, { ...service, offers }));
    expect(priced.offers).toMatchObject([{ price: 900, priceSpecification: { minPrice: 900, priceCurrency: "MAD" } }]);
    expect(plain(serviceNode(site.siteUrl, service))).not.toHaveProperty("offers");
  });
});

it("a way leads from the home page to the page itself", () => {
  const crumbs = [
    { name: "Accueil", path: "" },
    { name: "Design", path: "/services/graphics" },
    { name: "Logo", path: "/services/graphics/1" },
  ];
  expect(breadcrumbNode(site.siteUrl, crumbs).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Accueil", item: "https://zellige.example" },
    { "@type": "ListItem", position: 2, name: "Design", item: "https://zellige.example/services/graphics" },
    { "@type": "ListItem", position: 3, name: "Logo", item: "https://zellige.example/services/graphics/1" },
  ]);
});
