import { describe, expect, it } from "vitest";
import { visitorLanguage } from "~/site/visitor-language";

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
