import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMicroUsd } from "~/lib/money/format-money";
import { deviceName } from "~/lib/web/device-name";
import { pageOffset } from "~/lib/web/page-offset";
import { phoneHref, whatsappUrl } from "~/lib/web/phone";
import {
  ownPicture,
  pictureAddress,
  pictureFolder,
  pictureSourceSet,
  pictureTypeOf,
  pictureWidths,
  readPictureAddress,
  readShownPicture,
} from "~/lib/web/picture-address";
import { safeRedirect } from "~/lib/web/safe-redirect";
import { requestPath, searchHref } from "~/lib/web/search-href";
import { webAddress } from "~/lib/web/web-address";

const digest = "0123456789abcdef0123456789abcdef";
const picture = { digest, width: 1200, height: 800 };
const folder = `/media/${digest}-1200x800`;

describe("the address of a picture", () => {
  it("names its widest file, and every width it is kept in", () => {
    expect(pictureFolder(picture)).toBe(`${digest}-1200x800`);
    expect(pictureAddress(picture)).toBe(`${folder}/1200.webp`);
    expect(pictureSourceSet(picture, "avif")).toBe(
      `${folder}/480.avif 480w, ${folder}/960.avif 960w, ${folder}/1200.avif 1200w`,
    );
    expect([480, 481, 1600, 2000].map((width) => pictureWidths({ width }))).toEqual([
      [480],
      [480, 481],
      [480, 960, 1600],
      [480, 960, 1600, 2000],
    ]);
  });

  it("is read back as the picture that it was made of", () => {
    const size = fc.integer({ min: 1, max: 9999 });
    fc.assert(
      fc.property(size, size, (width, height) => {
        expect(readPictureAddress(pictureAddress({ digest, width, height }))).toEqual({ digest, width, height });
      }),
    );
  });

  it.each([
    `${folder}/1200.gif`,
    `${folder}/12000.webp`,
    `${folder}/.webp`,
    `${folder}/1200.webp?x`,
    `/x${folder}/1200.webp`,
    `/media/${digest}0-1200x800/480.webp`,
    `/media/${digest}-12000x800/480.webp`,
    `/media/${digest}-1200x80000/480.webp`,
    `/media/${digest.toUpperCase()}-1200x800/480.webp`,
    "https://riad.example/a.webp",
  ])("is not %s", (address) => {
    expect([readPictureAddress(address), ownPicture(address)]).toEqual([null, null]);
  });

  it("of the demo is shown as an uploaded one is, in the widths of its folder", () => {
    const address = "/demo/cases/riad-benali/cover-1600x1000/1600.webp";
    const shown = readShownPicture(address);
    expect([ownPicture(address), readPictureAddress(address), shown?.width, shown?.height]).toEqual([
      ...[address, null, 1600, 1000],
    ]);
    expect(shown && pictureSourceSet(shown, "avif")).toBe(
      [480, 960, 1600].map((w) => `/demo/cases/riad-benali/cover-1600x1000/${w}.avif ${w}w`).join(", "),
    );
    const others = ["/demo/../x-1x1/1.webp", "/demo/cases/x/1600.webp", "/demo/x-1x1/1.webp", "//demo/a/b-1x1/1.webp"];
    expect(others.map(ownPicture)).toEqual([null, null, null, null]);
  });

  it("is shown when it is ours, and says the kind of its file", () => {
    expect([ownPicture(`${folder}/480.avif`), ownPicture(null), ownPicture("")]).toEqual([
      ...[`${folder}/480.avif`, null, null],
    ]);
    const keys = [`${digest}-1x1/1.avif`, `${digest}-1x1/1.webp`, `${digest}-1x1/1.png`, "../a.avif"];
    expect(keys.map(pictureTypeOf)).toEqual(["avif", "webp", null, null]);
  });
});

it.each([
  ["X Chrome/1 EdgA/1 Android", "Edge, Android"],
  ["X EdgiOS/1 Safari/1 iPhone", "Edge, iPhone"],
  ["Chrome/1 OPR/1 Windows", "Opera, Windows"],
  ["Opera 12 Linux", "Opera, Linux"],
  ["SamsungBrowser/1 Chrome/1 Linux Android", "Samsung Internet, Android"],
  ["FxiOS/1 Safari/1 iPad", "Firefox, iPad"],
  ["CriOS/1 Safari/1 iPhone Mac OS X", "Chrome, iPhone"],
  ["Chromium/1 CrOS", "Chrome, ChromeOS"],
  ["Safari/1 Macintosh", "Safari, Mac"],
  ["Safari/1 Mac OS X", "Safari, Mac"],
  ["Edge Windows", "Windows"],
  ["Firefox/1", "Firefox"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
    "Edge, Windows",
  ],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1", "Safari, iPhone"],
  ["Mozilla/5.0 (Linux; Android 15; SM-A546B) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"],
  ["curl/8.5.0", "Appareil inconnu"],
  [null, "Appareil inconnu"],
])("%s is the device %s", (userAgent, name) => expect(deviceName(userAgent)).toBe(name));

it("telephones and chats are dialled by their digits", () => {
  expect([" +212 (5) 22-00.11", "05 22 00 11"].map(phoneHref)).toEqual(["tel:+2125220011", "tel:05220011"]);
  expect(whatsappUrl("+212 600-00")).toBe("https://wa.me/21260000");
  expect(whatsappUrl("212", "Bonjour & merci")).toBe("https://wa.me/212?text=Bonjour%20%26%20merci");
  expect(whatsappUrl("212", "")).toBe("https://wa.me/212?text=");
});

it("lists and requests are read from their addresses", () => {
  expect([pageOffset(1, 20), pageOffset(3, 20)]).toEqual([
    { skip: 0, take: 20 },
    { skip: 40, take: 20 },
  ]);
  expect(requestPath(new Request("http://localhost/admin/blog?page=2#x"))).toBe("/admin/blog?page=2");
});

it("a search replaces, adds and removes parts of an address and keeps the others", () => {
  const params = new URLSearchParams("status=new&page=3");
  expect(searchHref(params, { page: null, q: "riad été" })).toBe("?status=new&q=riad+%C3%A9t%C3%A9");
  expect(searchHref(params, { page: null, status: "" })).toBe("");
});

describe("where a form leads back to", () => {
  it("is a path as it was sent", () => {
    expect(safeRedirect("/admin/inquiries?status=new#top")).toBe("/admin/inquiries?status=new#top");
  });

  it("is encoded where a header could not carry it", () => {
    expect(safeRedirect("/日本?q=é")).toBe("/%E6%97%A5%E6%9C%AC?q=%C3%A9");
  });

  it.each([
    "https://evil.example",
    "//evil.example",
    "/.//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/x\\y",
    "javascript:alert(1)",
    "",
    null,
    42,
  ])("is none of %j", (target) => {
    expect(safeRedirect(target, "/repli")).toBe("/repli");
  });

  it("is a path of this site, whatever is sent", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (target) => {
          const path = safeRedirect(target, "/repli");
          return path.startsWith("/") && new URL(path, "https://agence.example").host === "agence.example";
        },
      ),
    );
  });

  it("is at most 2000 characters long, and '/' by default", () => {
    expect([1999, 2000].map((length) => safeRedirect(`/${"a".repeat(length)}`).length)).toEqual([2000, 1]);
    expect([safeRedirect("x"), safeRedirect("/a\u007f")]).toEqual(["/", "/"]);
  });
});

describe("a typed address", () => {
  it.each([
    ["/media/a.avif", "/media/a.avif"],
    [" https://example.com/a b ", "https://example.com/a%20b"],
    ["http://example.com", "http://example.com/"],
    ["  /blog ", "/blog"],
  ])("is taken: %j", (typed, address) => {
    expect(webAddress(typed)).toBe(address);
  });

  it.each([
    null,
    "",
    "   ",
    "photo.jpg",
    "//evil.example/a",
    "/\\evil.example/a",
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "data:text/html,x",
    "mailto:a@b.example",
    '"><img src=x onerror=alert(1)>',
  ])("is none: %j", (typed) => {
    expect(webAddress(typed)).toBeNull();
  });
});

it.each([
  [12_300, "0,0123 $US"],
  [2_500_000, "2,50 $US"],
  [0, "0,00 $US"],
  [1_234_567_890, "1 234,5679 $US"],
])("%i millionths of a dollar are %s", (amount, text) => {
  expect(formatMicroUsd(amount)).toBe(text.replaceAll(" ", "\u00a0"));
});
