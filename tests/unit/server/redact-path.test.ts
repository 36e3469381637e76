import pino from "pino";
import { expect, it, vi } from "vitest";
import { createPreviewPath } from "~/features/blog/queries/post-form.server";
import { redactPath } from "~/server/core/token-paths.server";
import { logger } from "~/server/logger.server";

it("leaves the token of a private link out of the log, as a page and as data", () => {
  const path = createPreviewPath("0b1e3f0e-6d5e-4f6b-9a44-0d4a3a1f1d11");
  expect([path, `${path}.data`].map(redactPath)).toEqual(["/blog/apercu/(token)", "/blog/apercu/(token).data"]);
});

it("is how every line is written that names a path, whoever writes it", () => {
  const path = createPreviewPath("0b1e3f0e-6d5e-4f6b-9a44-0d4a3a1f1d11");
  const { [pino.symbols.streamSym]: stream } = logger as unknown as { [key: symbol]: { write(line: string): void } };
  const lines: string[] = [];
  const spied = vi.spyOn(stream!, "write").mockImplementation((line) => void lines.push(line));
  const { level } = logger;
  try {
    logger.level = "error";
    logger.error({ event: "cross-site-refused", path });
  } finally {
    logger.level = level;
    spied.mockRestore();
  }
  expect(lines.map((line) => JSON.parse(line).path)).toEqual(["/blog/apercu/(token)"]);
});

it("leaves every other path as it is, up to a length", () => {
  const paths = [
    "/",
    "/blog/un-article.data",
    "/admin/clients/0b1e3f0e-6d5e-4f6b-9a44-0d4a3a1f1d11",
    "/assets/x-BwQ1.js",
  ];
  expect(paths.map(redactPath)).toEqual(paths);
  expect(redactPath(`/${"a".repeat(2000)}`)).toHaveLength(500);
});

it("leaves the token of a consent's and a quote's address out, whole or cut, and no id of the office", () => {
  const token = "h2Yp0dGqkB1s-ZbX9nT4uVwR8cLmE6aJ_oKfI3xN5tQ";
  expect(redactPath(`/accord/${token}`)).toBe("/accord/(token)");
  expect([`/devis/${token}`, `/devis/${token}.pdf`, `/devis/${token.slice(0, 20)}/vue.gif`].map(redactPath)).toEqual([
    "/devis/(token)",
    "/devis/(token).pdf",
    "/devis/(token)/vue.gif",
  ]);
  const office = "/admin/devis/0b1e3f0e-6d5e-4f6b-9a44-0d4a3a1f1d11";
  expect(redactPath(office)).toBe(office);
});

it("leaves a token out where a mistyped address holds it, and no slug of its length", () => {
  const token = "h2Yp0dGqkB1s-ZbX9nT4uVwR8cLmE6aJ_oKfI3xN5tQ";
  const mistyped = [`/es/devis/${token}`, `/d%c3%a9vis/${token}.pdf`, `/devis;x/${token}`, `/devis/;/${token}`];
  expect(mistyped.map(redactPath)).toEqual([
    "/es/devis/(token)",
    "/d%c3%a9vis/(token).pdf",
    "/devis;x/(token)",
    "/devis/(token)/(token)",
  ]);
  const slug = `/blog/${"un-site-de-casablanca-2026".padEnd(43, "-x")}`;
  expect(redactPath(slug)).toBe(slug);
});
