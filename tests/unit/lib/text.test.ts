import { describe, expect, it } from "vitest";
import { cleanText, isSoundText, oneLine } from "~/lib/text/clean-text";

describe("oneLine", () => {
  it("knows every line break there is, and leaves other spaces as they were typed", () => {
    expect(oneLine(" un\r\n deux\u2028trois\u2029\u0085quatre\tcinq  six ")).toBe("un deux trois quatre cinq  six");
    expect(oneLine("un\n\u2028 \t deux")).toBe("un deux");
  });
});

describe("isSoundText", () => {
  it.each([
    ["a\u0000b", false],
    ["x\ud83d", false],
    ["\udc00x", false],
    ["😀 é\n\t", true],
  ])("%j: %s", (text, isSound) => {
    expect([isSoundText(text), isSoundText(text)]).toEqual([isSound, isSound]);
  });
});

describe("cleanText", () => {
  it("keeps one kind of line break and tabs", () => {
    expect(cleanText("un\r\ndeux\rtrois\tquatre")).toBe("un\ndeux\ntrois\tquatre");
  });

  it("drops NUL and other control characters, which PostgreSQL or a terminal would choke on", () => {
    expect(cleanText("a\u0000b\u001bc\u007f")).toBe("abc");
  });

  it("replaces broken halves of a surrogate pair and keeps whole ones", () => {
    expect(cleanText("x\ud83d y\udc00 😀")).toBe("x\ufffd y\ufffd 😀");
  });
});
