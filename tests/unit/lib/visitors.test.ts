import { describe, expect, it } from "vitest";
import { isCommonPassword } from "~/features/accounts/model/common-passwords";
import { deviceName } from "~/lib/web/device-name";
import { visitorLanguage } from "~/site/visitor-language";

describe("deviceName", () => {
  it.each([
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
      "Edge, Windows",
    ],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1", "Safari, iPhone"],
    [
      "Mozilla/5.0 (Linux; Android 15; SM-A546B) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
      "Chrome, Android",
    ],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"],
    ["curl/8.5.0", "Appareil inconnu"],
    [null, "Appareil inconnu"],
  ])("reads %s as %s", (userAgent, name) => expect(deviceName(userAgent)).toBe(name));
});

describe("writerLanguage", () => {
  it.each([
    ["Bonjour", "/contact", "fr-MA,fr;q=0.9", "fr"],
    ["Bonjour", "/contact", null, "fr"],
    ["Hola, necesito una web", "/contact", "es-ES,es;q=0.9", "es"],
    ["", "/auth", "AR-ma , fr;q=0.9", "ar"],
    ["Bonjour", "/contact", "en,es;q=0.5", "es"],
    ["Bonjour", "/contact", "en-US,en;q=0.5", "fr"],
    ["Hello", "/contact?lang=es", "fr", "es"],
    ["Bonjour", "/contact?lang=fr", "es", "fr"],
    ["Bonjour", "/contact?lang=en", "es", "es"],
    ["مرحبا Zellige، أريد موقعا", "/contact?lang=es", "fr", "ar"],
  ])("answers %j sent to %s by a browser for %s in %s", (text, path, header, language) => {
    const headers = new Headers(header === null ? {} : { "Accept-Language": header });
    expect(visitorLanguage({ url: `https://agence.example${path}`, headers }, text)).toBe(language);
  });
});

describe("isCommonPassword", () => {
  it.each(["123456", "Azerty", "MOTDEPASSE", " password "])("knows %s", (password) =>
    expect(isCommonPassword(password)).toBe(true),
  );
  it("lets others pass", () => expect(isCommonPassword("trois-oranges-amères")).toBe(false));
});
