import { expect, test } from "vitest";
import { affordsRichGraphics } from "~/lib/web/rich-graphics";

const phone = { hardwareConcurrency: 8, deviceMemory: 4, connection: { saveData: false, effectiveType: "4g" } };

test.each([
  ["a good phone", phone, true],
  ["a browser that tells nothing but its cores", { hardwareConcurrency: 4 }, true],
  ["two cores", { ...phone, hardwareConcurrency: 2 }, false],
  ["two gigabytes", { ...phone, deviceMemory: 2 }, false],
  ["a wish to save data", { ...phone, connection: { saveData: true, effectiveType: "4g" } }, false],
  ["a slow connection", { ...phone, connection: { effectiveType: "3g" } }, false],
  ["a very slow connection", { ...phone, connection: { effectiveType: "slow-2g" } }, false],
])("%s", (_, hints, affords) => {
  expect(affordsRichGraphics(hints)).toBe(affords);
});
