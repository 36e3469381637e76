import { expect, test } from "vitest";
import { internationalDigits, phoneHref } from "~/lib/phone";

test.each([
  ["+212 6 00-00 (00) 11", "212600000011"],
  ["00 34 600 000 000", "34600000000"],
  ["06 12 34 56 78", "212612345678"],
  ["612345678", null],
  ["06 12", null],
  ["+", null],
  ["poste 12", null],
])("%s is %s for whoever writes to it from anywhere", (phone, digits) => {
  expect(internationalDigits(phone, "212")).toBe(digits);
});

test("a number is dialled without what is only there to be read", () => {
  expect(phoneHref("+212 6.00 00")).toBe("tel:+21260000");
  expect(phoneHref("06 00 00")).toBe("tel:060000");
});
