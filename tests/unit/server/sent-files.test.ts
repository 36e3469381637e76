import { describe, expect, it } from "vitest";
import { sentKind } from "~/features/projects/messages/file-kinds.server";
import { fileKind } from "~/server/forms/file-kind.server";

const PNG = "\x89PNG\r\n\x1a\n";

describe("what a file is", () => {
  it.each([
    ["a PDF", "%PDF-1.7\n", "pdf", "pdf"],
    ["a program with a PDF further in", "MZ\x90\0\x03\0\0\0%PDF-1.7", null, null],
    ["a shell script with a PDF further in", "#!/bin/sh\n%PDF-1.7\n", null, "txt"],
    ["a page with a PDF further in", "<script>x</script>%PDF-1.7", null, "txt"],
    ["a program with a picture further in", `MZ\x90\0${PNG}`, null, null],
    ["an ELF program with a PDF further in", "\x7fELF\x02\x01\x01\0\0%PDF-", null, null],
    ["a PDF behind a mark of byte order", "\xef\xbb\xbf%PDF-1.7", null, null],
    ["a PDF behind the tags of a sound", `ID3\x03${"\0".repeat(6)}%PDF-1.7`, null, null],
    ["a sound with its tags", `ID3\x03${"\0".repeat(6)}\xff\xfb\x90\x64`, null, "mp3"],
    ["a text with a mark of byte order", "\xef\xbb\xbfBonjour", null, "txt"],
    ["a picture", '<?xml version="1.0"?><svg xmlns="x"/>', null, "svg"],
    ["a picture without a declaration", "\n <svg width='1'/>", null, "svg"],
    ["a page that shows a picture", "<html><hta:application/><svg /></html>", null, "txt"],
  ])("is known at its beginning alone: %s", async (_, bytes, picture, sent) => {
    const head = Buffer.from(bytes, "latin1");
    expect(fileKind(head)).toBe(picture);
    expect(await sentKind(head)).toBe(sent);
  });
});
