import { describe, expect, test } from "vitest";
import { parseEnv } from "~/server/env.server";
import { phoneAbroad, phoneText, showPhone, storedPhone, whatsappAbroad } from "~/server/forms/phone.server";

describe("a telephone number", () => {
  test.each([
    ["06 61 23 45 67", "+212661234567", "06 61 23 45 67"],
    ["0522.00.00-00", "+212522000000", "05 22 00 00 00"],
    ["+212 (0)6 61 23 45 67", "+212661234567", "06 61 23 45 67"],
    ["00 34 612 345 678", "+34612345678", "+34 612 34 56 78"],
    ["+966 50 123 4567", "+966501234567", "+966 50 123 4567"],
    ["+221 77 123 45 67", "+221771234567", "+221 77 123 45 67"],
    ["٠٦٦١٢٣٤٥٦٧", "+212661234567", "06 61 23 45 67"],
  ])("%s is kept as %s and shown as %s", (typed, kept, shown) => {
    expect(storedPhone(typed)).toBe(kept);
    expect([phoneText(kept), phoneText(typed)]).toEqual([shown, shown]);
    expect(storedPhone(shown)).toBe(kept);
  });

  test.each([
    "0661 23",
    "06",
    "612345678",
    "+",
    "poste 12",
    "appelez le 06 61 23 45 67",
    "06 61 23 45 67 poste 3",
    "+34 12",
  ])("%s is none, and stays as it is where it is kept already", (text) => {
    expect(storedPhone(text)).toBeNull();
    expect(phoneText(text)).toBe(text);
    expect(showPhone(text)).toMatchObject({ text, chatNumber: null });
  });

  test("leads to what dials it and to its chat, whichever way it is kept", () => {
    const shown = { text: "06 61 23 45 67", href: "tel:+212661234567", chatNumber: "+212661234567" };
    expect(showPhone("+212661234567")).toEqual(shown);
    expect(showPhone("0661-234567")).toEqual(shown);
    expect(showPhone(null)).toBeNull();
  });

  test("of the agency is written for readers of any country", () => {
    expect(phoneAbroad("0522 00 00 01")).toBe("+212 5 22 00 00 01");
    for (const typed of ["212600000011", "+212 6 00 00 00 11", "06 00 00 00 11"])
      expect(whatsappAbroad(typed)).toBe("+212 6 00 00 00 11");
    const env = parseEnv({ CONTACT_PHONE: "0522000001", WHATSAPP_NUMBER: "0600000011" });
    expect([env.CONTACT_PHONE, env.WHATSAPP_NUMBER]).toEqual(["+212 5 22 00 00 01", "+212 6 00 00 00 11"]);
    expect(parseEnv({}).WHATSAPP_NUMBER).toBe("+212 6 00 00 00 00");
  });
});
