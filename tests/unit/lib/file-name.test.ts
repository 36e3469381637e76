import { expect, it } from "vitest";
import { fileName } from "~/lib/text/file-name";

it.each([
  ["Reçu n° 4.pdf", "Reçu n° 4.pdf"],
  ["../../etc/passwd", "passwd"],
  ["C:\\Users\\a\\plan.dwg", "plan.dwg"],
  ["..hidden.png", "hidden.png"],
  ["a\u0000b\r\nc.png", "ab c.png"],
  ["", "fichier"],
  ["/", "fichier"],
  [".pdf", "pdf"],
])("the name %j is kept as %j", (given, kept) => {
  expect(fileName(given)).toBe(kept);
});

it("keeps the extension of a name that is too long, and breaks no character", () => {
  const kept = fileName(`${"😀".repeat(300)}.pdf`);
  expect([...kept]).toHaveLength(150);
  expect(kept.endsWith("😀.pdf")).toBe(true);
});
