import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { campaignOf, cleanCampaign, OTHERS } from "~/lib/web/campaign";
import { cleanHost, ownReferrer, referrerHost } from "~/lib/web/referrer";

describe("a campaign", () => {
  it.each([
    ["", ""],
    ["?x=1&utm_term=secret&utm_content=a", ""],
    ["?utm_source=Meta", "meta"],
    ["?utm_campaign=Rentr%C3%A9e&utm_source=meta&utm_medium=cpc", "meta / cpc / rentrée"],
    ["?utm_source=%20%20news%20%20letter%20", "news letter"],
    ["?utm_source=حملة", "حملة"],
  ])("of %j is %j", (search, campaign) => expect(campaignOf(search)).toBe(campaign));

  it.each([
    "khadija@riad.example",
    "06 61 23 45 67",
    "relance +212661234567",
    "<script>",
    "a\u0000b",
    "=HYPERLINK(1)",
    "\ud800",
  ])("is not counted by its name where that is %j", (name) => expect(cleanCampaign(name)).toBe(OTHERS));

  it("has 100 characters at most, and is the same when it is read again", () => {
    expect(cleanCampaign("é".repeat(300))).toBe("é".repeat(100));
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        const name = cleanCampaign(text);
        expect([...name].length).toBeLessThanOrEqual(100);
        expect(cleanCampaign(name)).toBe(name);
        expect(name).not.toMatch(/[@<>"&\t\n\0]/);
      }),
    );
  });
});

const OWN = ["zellige.example", "localhost:3000", undefined];

describe("a referrer", () => {
  it.each([
    ["https://www.google.com/search?q=secret", "google.com"],
    ["https://user:secret@L.Facebook.com/path", "l.facebook.com"],
    ["android-app://com.linkedin.android/", ""],
    ["http://192.168.1.7/admin", OTHERS],
    ["http://[::1]/", OTHERS],
    ["https://zellige.example/maroc", ""],
    ["http://localhost:3000/", ""],
    ["http://localhost:4000/", OTHERS],
    [`https://${"a".repeat(200)}.example/`, OTHERS],
    ["", ""],
  ])("%j is the host %j", (referrer, host) => expect(referrerHost(referrer, OWN)).toBe(host));

  it("that is no host’s name is counted with the others", () => {
    expect(["Google.com", "a b", "<x>", ""].map(cleanHost)).toEqual(["google.com", OTHERS, OTHERS, ""]);
  });

  it("of our own tells the page and its query", () => {
    const page = { pathname: "/maroc", search: "?utm_source=meta" };
    expect(ownReferrer("https://zellige.example/maroc?utm_source=meta#x", OWN)).toEqual(page);
    for (const other of ["https://zellige.example.evil/", "https://evil/zellige.example", "", null, "x"]) {
      expect(ownReferrer(other, OWN)).toBeNull();
    }
  });
});
