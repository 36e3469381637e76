import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { partialJsonField } from "~/lib/text/json";

describe("a field of JSON that is still being written", () => {
  it("is empty before it begins", () => {
    expect(partialJsonField("", "content")).toBe("");
    expect(partialJsonField('{"title":"Un', "content")).toBe("");
    expect(partialJsonField('{"content"', "content")).toBe("");
  });

  it("is as much of it as stands there", () => {
    expect(partialJsonField('{"title":"a","content": "## Un\\n\\nDeux \\"mo', "content")).toBe('## Un\n\nDeux "mo');
  });

  it("leaves out an escape of which only the beginning is there", () => {
    expect(partialJsonField('{"content":"a\\', "content")).toBe("a");
    expect(partialJsonField('{"content":"a\\u00e', "content")).toBe("a");
    expect(partialJsonField('{"content":"a\\u00e9', "content")).toBe("aé");
  });

  it("ends with the field", () => {
    expect(partialJsonField('{"content":"fini","tags":["x"]}', "content")).toBe("fini");
  });

  it("is at every moment the beginning of what it will be", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.nat(), (content, cut) => {
        const json = JSON.stringify({ title: "t", content, tags: [] });
        expect(partialJsonField(json, "content")).toBe(content);
        expect(content.startsWith(partialJsonField(json.slice(0, cut % json.length), "content"))).toBe(true);
      }),
    );
  });
});
