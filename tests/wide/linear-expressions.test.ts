import { describe, expect, it } from "vitest";
import { expressionsOfTheApplication, steepText } from "../support/architecture/expressions";

const TEST_MS = 120_000;

describe("a regular expression", () => {
  it(
    "takes a time that grows with the length of its text",
    () => {
      const expressions = expressionsOfTheApplication();
      expect(expressions.length).toBeGreaterThan(400);
      const steep = expressions.flatMap((each) => {
        const text = steepText(each);
        return text === null ? [] : [`${each.place} on ${text}`];
      });
      expect(steep).toEqual([]);
    },
    TEST_MS,
  );
});
