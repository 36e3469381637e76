import { expect, test } from "vitest";
import { componentsOf, SHEETS, sourcesOf } from "../support/architecture/sheets";

test.each(SHEETS)("the sheet %s is made for every component its pages show", (sheet) => {
  const isRead = sourcesOf(sheet);
  const components = componentsOf(sheet);
  expect(components.length).toBeGreaterThan(10);
  expect(components.filter((file) => !isRead(file))).toEqual([]);
});

test.each(SHEETS.filter((sheet) => sheet !== "office"))("the sheet %s holds nothing of the back office", (sheet) => {
  const isRead = sourcesOf(sheet);
  const office = componentsOf("office").filter((file) => /^app\/routes\/(admin|dashboard)/.test(file));
  expect(office.length).toBeGreaterThan(50);
  expect(office.filter(isRead)).toEqual([]);
});
