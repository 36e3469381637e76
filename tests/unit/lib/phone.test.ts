import { expect, test } from "vitest";
import { phoneHref } from "~/lib/web/phone";

test("a number is dialled without what is only there to be read", () => {
  expect(phoneHref("+212 6.00 00")).toBe("tel:+21260000");
  expect(phoneHref("06 00 00")).toBe("tel:060000");
});
