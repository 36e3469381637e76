import { describe, expect, it } from "vitest";
import { checkboxField } from "~/lib/forms/checkbox-field";
import { boundedTextField, emailField, optionalTextField, textField } from "~/lib/forms/text-fields";
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

describe("text fields", () => {
  it("answers a missing, empty or blank text with its own sentence", () => {
    for (const value of [undefined, "", "   ", ["a", "b"], "\u0000"]) {
      const result = textField("Le nom est requis").safeParse(value);
      expect(result.error?.issues[0]?.message).toBe("Le nom est requis");
    }
  });

  it("takes a required text up to its limit, and answers a longer one in words", () => {
    const field = boundedTextField({ missing: "Le nom est requis", max: 5, tooLong: "trop long" });
    expect(field.parse("  12345 ")).toBe("12345");
    for (const [value, sentence] of [
      ["123456", "trop long"],
      [" ", "Le nom est requis"],
    ]) {
      expect(field.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([sentence]);
    }
  });

  it("reads a box as ticked from a browser and from a form that is shown again", () => {
    expect(["on", "true", "", "false", undefined].map((value) => checkboxField.parse(value))).toEqual([
      ...[true, true],
      ...[false, false, false],
    ]);
  });

  it("turns an empty optional text into null", () => {
    expect(optionalTextField(5, "trop long").parse("  ")).toBeNull();
    expect(optionalTextField(5, "trop long").parse(undefined)).toBeNull();
    expect(optionalTextField(5, "trop long").safeParse("123456").error?.issues[0]?.message).toBe("trop long");
  });

  it("stores an e-mail trimmed and in lower case, and refuses an incomplete one in words", () => {
    expect(emailField.parse("  Khadija@Riad-Benali.MA ")).toBe("khadija@riad-benali.ma");
    expect(emailField.safeParse("khadija@riad-benali").error?.issues[0]?.message).toContain("n’est pas complète");
    for (const missing of [undefined, "", "  "]) {
      const { error } = emailField.safeParse(missing);
      expect(error?.issues.map(({ message }) => message)).toEqual(["L’e-mail est requis"]);
    }
  });
});
