import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkboxField } from "~/lib/forms/checkbox-field";
import { draftFieldsOf } from "~/lib/forms/form-draft";
import { isRefused } from "~/lib/forms/form-reply";
import { askedPage, pageField, searchField } from "~/lib/forms/list-fields";
import { integerField, moneyField } from "~/lib/forms/number-fields";
import {
  boundedTextField,
  emailField,
  linesField,
  optionalTextField,
  sentText,
  textField,
} from "~/lib/forms/text-fields";
import { versionField } from "~/lib/forms/version-field";
import { moneyText } from "~/lib/money/format-money";
import { issuesOf } from "../../support/schema-issues";

describe("a whole number", () => {
  it.each([
    ["12", 12],
    ["-3", -3],
    [" 1 200 ", 1200],
    ["2,9", 2],
    ["-2.9", -2],
    ["1.500", 0],
    ["-٣", -3],
    ["douze", 0],
    ["Infinity", 0],
    ["", 0],
    [undefined, 0],
    [["1"], 0],
    ["99999999999", 2_147_483_647],
    ["-99999999999", -2_147_483_647],
  ])("is read from %j", (typed, number) => expect(integerField().parse(typed) + 0).toBe(number));

  it("is never below its least", () => expect(integerField(0).parse("-3")).toBe(0));

  it("is one that the database holds, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -5, max: 5 }), (typed, min) => {
        const number = integerField(min).parse(typed);
        return Number.isInteger(number) && number <= 2_147_483_647 && (number >= min || number === 0);
      }),
    );
  });
});

describe("lines", () => {
  const lines = linesField({ maxLength: 3, tooLong: "trop long", maxLines: 2, tooMany: "trop" });

  it.each([
    [undefined, []],
    ["a", ["a"]],
    [
      [" a ", "", undefined, "b\0"],
      ["a", "b"],
    ],
  ])("are read from %j", (sent, read) => expect(lines.parse(sent)).toEqual(read));

  it("are limited", () => {
    expect(issuesOf(lines, ["abc", "abc"])).toEqual({});
    expect(issuesOf(lines, ["abcd"])).toEqual({ "0": ["trop long"] });
    expect(issuesOf(lines, ["a", "b", "c"])).toEqual({ "": ["trop"] });
    expect(issuesOf(lines, ["a", "b", " "])).toEqual({});
    expect(issuesOf(lines, [7])).toEqual({ "0": ["trop long"] });
    expect(issuesOf(lines, { a: 1 })).toEqual({ "": ["trop long"] });
  });
});

describe("what an address asks for", () => {
  it("is a search of at most 100 characters", () => {
    expect(searchField.parse(" riad\0 ")).toBe("riad");
    expect(searchField.parse("a".repeat(101))).toBe("a".repeat(100));
    expect([searchField.parse(undefined), searchField.parse(["a"])]).toEqual([undefined, undefined]);
  });

  it("is a page, the first where it is none", () => {
    const pages = ["2", "100000", "100001", "0", "-1", "1.5", "x", undefined].map((sent) => pageField.parse(sent));
    expect(pages).toEqual([2, 100_000, 1, 1, 1, 1, 1, 1]);
    const asked = ["?page=3", "", "?page=x"].map((query) => askedPage(new Request(`http://localhost/blog${query}`)));
    expect(asked).toEqual([3, 1, 1]);
  });

  it("is a version, or any", () => {
    const versions = ["3", "1", "", undefined].map((sent) => versionField.parse(sent));
    expect(versions).toEqual([3, 1, undefined, undefined]);
    for (const sent of ["0", "1.5", "x"]) expect(() => versionField.parse(sent)).toThrow();
  });
});

describe("texts", () => {
  it("are on one line unless they may have several", () => {
    expect(textField("requis").parse(" a\r\n\tb ")).toBe("a b");
    expect(textField("requis", { isMultiline: true }).parse(" a\r\nb\0 ")).toBe("a\nb");
    expect(optionalTextField(9, "long").parse("a\nb")).toBe("a b");
    expect(optionalTextField(9, "long", { isMultiline: true }).parse("a\nb")).toBe("a\nb");
  });

  it("are asked for, or null when left empty", () => {
    for (const sent of [undefined, "", " ", 7, ["a", "b"], "\u0000"])
      expect(issuesOf(textField("requis"), sent)).toEqual({ "": ["requis"] });
    const bounded = boundedTextField({ missing: "requis", max: 5, tooLong: "trop long" });
    expect(bounded.parse("  12345 ")).toBe("12345");
    expect(["123456", " "].map((sent) => issuesOf(bounded, sent)[""])).toEqual([["trop long"], ["requis"]]);
    const optional = optionalTextField(2, "long");
    expect([undefined, "", " ", "ab"].map((sent) => optional.parse(sent))).toEqual([null, null, null, "ab"]);
    expect(["abc", 7].map((sent) => issuesOf(optional, sent))).toEqual([{ "": ["long"] }, { "": ["long"] }]);
  });

  it("that are e-mail addresses are complete and at most 254 characters", () => {
    const incomplete = "L’adresse e-mail n’est pas complète, par exemple nom@domaine.ma";
    const address = (length: number) => `a@${`${"b".repeat(60)}.`.repeat(5)}`.slice(0, length - 3).concat(".ma");
    expect(emailField.parse(" Nadia@Riad.MA ")).toBe("nadia@riad.ma");
    for (const sent of ["nadia", "nadia@riad"]) expect(issuesOf(emailField, sent)).toEqual({ "": [incomplete] });
    for (const sent of [undefined, "", "  "])
      expect(issuesOf(emailField, sent)).toEqual({ "": ["L’e-mail est requis"] });
    expect(issuesOf(emailField, address(255))[""]).toContain("L’e-mail ne peut pas dépasser 254 caractères");
    expect(issuesOf(emailField, address(254))[""] ?? []).not.toContain("L’e-mail ne peut pas dépasser 254 caractères");
  });
});

it("a box is ticked as a browser and as a form that is shown again say so", () => {
  const sent = ["on", "true", "", "false", undefined];
  expect(sent.map((value) => checkboxField.parse(value))).toEqual([true, true, false, false, false]);
});

describe("a text as it was sent", () => {
  const cleanedTexts: number[] = [];
  const field = sentText(10, { missing: "Manque", tooLong: "Trop long" }).transform((text) => {
    cleanedTexts.push(text.length);
    return text;
  });

  it("may have around it what cleaning takes away", () => {
    const text = `${" ".repeat(500)}dix lettre${"\r\n".repeat(10)}`;
    expect(issuesOf(field, text)).toEqual({});
  });

  it("is not read where it is far longer than its limit", () => {
    cleanedTexts.length = 0;
    for (const length of [1021, 60_000, 1_000_000])
      expect(issuesOf(field, " ".repeat(length))).toEqual({ "": ["Trop long"] });
    expect(cleanedTexts).toEqual([]);
    expect(issuesOf(field, undefined)).toEqual({ "": ["Manque"] });
    expect(issuesOf(sentText(10, { tooLong: "Trop long" }), null)).toEqual({ "": ["Trop long"] });
  });
});

describe("an amount", () => {
  const field = moneyField("illisible");

  it.each([
    ["12 500,50", "12500.50"],
    ["12500.5", "12500.50"],
    ["1\u202f250", "1250.00"],
    ["1234567890", "1234567890.00"],
    ["0", "0.00"],
    ["", null],
    [" ", null],
    [undefined, null],
  ])("is read from %j as %s", (typed, read) => expect(field.parse(typed)).toBe(read));

  it.each(["-1", "0,125", "1.", ",5", "12345678901", "1,2,3", "cher", "a1", "1a"])("is not %j", (typed) => {
    expect(issuesOf(field, typed)).toEqual({ "": ["illisible"] });
  });

  it("is written as it is typed, and read back the same", () => {
    expect([moneyText(null), moneyText(1250.5), moneyText(0)]).toEqual(["", "1250,5", "0"]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_00 }), (centimes) => {
        return Number(field.parse(moneyText(centimes / 100))) === centimes / 100;
      }),
    );
  });
});

it("a form is offered again without passwords, provider keys and files", () => {
  const form = new FormData();
  const secrets = { password: "a", new_password_2: "b", api_key: "c", APIKEY: "d", "api-key": "kept" };
  for (const [name, value] of Object.entries({ title: "T", ...secrets })) form.append(name, value);
  form.append("file", new File(["x"], "x"));
  form.append("title", "U");
  expect(draftFieldsOf(form)).toEqual([
    ["title", "T"],
    ["api-key", "kept"],
    ["title", "U"],
  ]);
  const long = new FormData();
  for (let index = 0; index < 600; index += 1) long.append(`f${index}`, "");
  expect(draftFieldsOf(long)).toHaveLength(500);
});

it("an answer is refused by its status or by a sentence", () => {
  const answers = [
    undefined,
    null,
    {},
    { lastResult: { status: "success" as const } },
    { lastResult: { status: "error" as const } },
    { lastResult: { error: { title: [] } } },
    { lastResult: { error: { title: null } } },
    { lastResult: { error: { title: [], slug: ["Pris"] } } },
  ];
  expect(answers.map((answer) => isRefused(answer as never))).toEqual([
    ...[false, false, false, false, true, false, false, true],
  ]);
});
